import { setMaxListeners } from 'node:events'
import { featuresFor, isSwitch, type Need } from '../catalogue/needs.ts'
import { createJournal, type Journal } from '../evidence/journal.ts'
import { FACTS } from '../facts/facts.ts'
import { hasFact, type Workspace } from '../facts/workspace.ts'
import { guardFor, type Guard } from '../given/hooks.ts'
import type { Answer } from '../http/exchange.ts'
import { FlawedAnswer, NotExercised } from '../outcome/errors.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { timeLimit } from '../values/stopwatch.ts'
import { contextFor } from './context-for.ts'
import type { Run } from './run.ts'
import type { Session } from '../session/session.ts'

/** One try of a scenario: what it left behind, and the error that ended it, if any. */
export interface Attempt {
  readonly journal: Journal
  readonly guard: Guard
  readonly answers: readonly Answer[]
  /** What came that is no answer of the interface: several where requests were sent side by side. */
  readonly flawed: readonly FlawedAnswer[]
  readonly error: unknown
}

/**
 * Runs a scenario once, with a context of its own, until its time is up. Never throws: what the body throws is part of the
 * attempt.
 * @param signal ends it early
 * @param takes the kinds of flawed answers that came in every try before, if any did
 */
export async function attempt(
  scenario: Scenario,
  needs: readonly Need[],
  run: Run,
  signal?: AbortSignal,
  takes: readonly string[] = [],
): Promise<Attempt> {
  const journal = createJournal(run.session)
  const guard = guardFor(needs)
  const seen: Answer[] = []
  const flawed: FlawedAnswer[] = []
  const over = new AbortController()
  const limit = timeLimit(run.scenarioMs, journal.kept)
  const end = AbortSignal.any([limit.signal, over.signal, ...(signal ? [signal] : [])])
  // Any number of requests may listen to it.
  setMaxListeners(0, end)
  const underWay = new Set<Promise<unknown>>()
  const setting = { journal, guard, signal: end, seen, flawed, underWay, takes }
  let error: unknown
  try {
    const workspace = await workspaceFor(scenario, needs, run.session, journal)
    if (runsApart(scenario, needs)) guard.use('workspaces')
    await scenario.body(contextFor(run, { scenario, workspace, ...setting }))
  } catch (thrown) {
    error = thrown
    // Not all that is sent for a scenario is sent by it: how arrays are taken is found out for all.
    if (thrown instanceof FlawedAnswer && !flawed.includes(thrown)) flawed.push(thrown)
  }
  // What a scenario began side by side with what ended it sends nothing more, and what it makes is waited for.
  over.abort(OVER)
  limit.release()
  while (underWay.size > 0) await Promise.allSettled(underWay)
  return { journal, guard, answers: seen, flawed, error }
}

/** Made once: a reason of its own, with the place where it was made, would cost each scenario more than many a request. */
const OVER = new DOMException('the scenario is over', 'AbortError')

/** Whether a scenario runs in a workspace that is made for this try alone: a PIN that is tried there is nobody else's. */
const runsApart = ({ isCostly = false, isApart = isCostly }: Scenario, needs: readonly Need[]): boolean =>
  isApart && needs.includes('workspaces')

/** The workspace for a scenario: one of its own where it moves time, or spends something. */
async function workspaceFor(
  scenario: Scenario,
  needs: readonly Need[],
  session: Session,
  journal: Journal,
): Promise<Workspace> {
  const isFresh = needs.includes('clock') || runsApart(scenario, needs)
  const workspace = await session.workspaceWith(featuresFor(needs), isFresh, journal)
  const missing = needs.filter(isSwitch).find((need) => !hasFact(workspace, need))
  if (missing) throw new NotExercised(`no workspace could be had with: ${FACTS[missing].tells}`)
  return workspace
}
