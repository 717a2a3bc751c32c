import { setMaxListeners } from 'node:events'
import { featuresFor, isSwitch, type Need } from '../catalogue/needs.ts'
import { createJournal, type Journal } from '../evidence/journal.ts'
import { FACTS, withoutValue } from '../facts/facts.ts'
import { hasFact, type Workspace } from '../facts/workspace.ts'
import { guardFor, type Guard } from '../given/hooks.ts'
import type { Answer } from '../http/exchange.ts'
import { MalformedResponse, NotExercised, Violation } from '../outcome/errors.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { timeLimit } from '../values/stopwatch.ts'
import { contextFor } from './context-for.ts'
import { judgedIn, type SeenAnswer } from './judged.ts'
import type { Run } from './run.ts'
import type { Session } from '../session/session.ts'

/** One attempt at a scenario: its record, and the error that ended it, if any. */
export interface Attempt {
  readonly journal: Journal
  readonly guard: Guard
  readonly answers: readonly Answer[]
  /** The rules that the scenario and its set-up steps depend on. */
  readonly dependsOn: readonly string[]
  /** The malformed responses; several if requests were sent concurrently. */
  readonly malformed: readonly MalformedResponse[]
  readonly error: unknown
}

/**
 * Runs a scenario once, with its own context and time limit. Never throws: an error of the body is part of the attempt.
 * @param signal ends it early
 * @param acceptedKinds the kinds of malformed responses that occurred in every earlier attempt
 */
export async function attempt(
  scenario: Scenario,
  needs: readonly Need[],
  run: Run,
  signal?: AbortSignal,
  acceptedKinds: readonly string[] = [],
): Promise<Attempt> {
  const journal = createJournal(run.session)
  const guard = guardFor(needs)
  const seen: SeenAnswer[] = []
  const malformed: MalformedResponse[] = []
  const dependsOn: string[] = []
  const over = new AbortController()
  const limit = timeLimit(run.scenarioMs, journal.kept)
  const end = AbortSignal.any([limit.signal, over.signal, ...(signal ? [signal] : [])])
  // Any number of requests may listen to the signal.
  setMaxListeners(0, end)
  const underWay = new Set<Promise<unknown>>()
  const setting = { journal, guard, signal: end, seen, malformed, dependsOn, underWay, acceptedKinds }
  let error: unknown
  try {
    const workspace = await workspaceFor(scenario, needs, run.session, journal)
    if (runsApart(scenario, needs)) guard.use('workspaces')
    await scenario.body(contextFor(run, { scenario, workspace, ...setting }))
  } catch (thrown) {
    error = thrown
    if (thrown instanceof Violation) thrown.exchange ??= judgedIn(seen, thrown)
    // Requests outside the scenario, such as the probe of the array encoding, may also get malformed responses.
    if (thrown instanceof MalformedResponse && !malformed.includes(thrown)) malformed.push(thrown)
  }
  // Requests in progress when the scenario ends are awaited, and no others are sent.
  over.abort(OVER)
  limit.release()
  while (underWay.size > 0) await Promise.allSettled(underWay)
  return { journal, guard, answers: seen.map(({ answer }) => answer), dependsOn, malformed, error }
}

/** Created once, because a new exception with its stack trace for each scenario would be expensive. */
const OVER = new DOMException('the scenario is over', 'AbortError')

/**
 * Whether a scenario runs in a workspace created only for this attempt, so that its PIN attempts affect nobody else.
 */
const runsApart = ({ isCostly = false, isApart = isCostly }: Scenario, needs: readonly Need[]): boolean =>
  isApart && needs.includes('workspaces')

/** The workspace for a scenario; its own one if it moves the clock or is costly. */
async function workspaceFor(
  scenario: Scenario,
  needs: readonly Need[],
  session: Session,
  journal: Journal,
): Promise<Workspace> {
  const isFresh = needs.includes('clock') || runsApart(scenario, needs)
  const workspace = await session.workspaceWith(featuresFor(needs), isFresh, journal)
  const missing = needs.filter(isSwitch).find((need) => !hasFact(workspace, need))
  if (missing)
    throw new NotExercised(`the control interface did not confirm that ${withoutValue(FACTS[missing].tells)}`)
  return workspace
}
