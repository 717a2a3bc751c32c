import { featuresFor, isSwitch, type Need } from '../catalogue/needs.ts'
import { createJournal, type Journal } from '../evidence/journal.ts'
import { FACTS } from '../facts/facts.ts'
import { hasFact, type Workspace } from '../facts/workspace.ts'
import { guardFor, type Guard } from '../given/hooks.ts'
import type { Answer } from '../http/exchange.ts'
import { NotExercised } from '../outcome/errors.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { contextFor } from './context-for.ts'
import type { Run } from './run.ts'
import type { Session } from './session.ts'

/** One try of a scenario: what it left behind, and the error that ended it, if any. */
export interface Attempt {
  readonly journal: Journal
  readonly guard: Guard
  readonly answers: readonly Answer[]
  readonly error: unknown
}

/** Runs a scenario once, with a context of its own. Never throws: what the body throws is part of the attempt. */
export async function attempt(
  scenario: Scenario,
  needs: readonly Need[],
  run: Run,
  signal: AbortSignal,
): Promise<Attempt> {
  const journal = createJournal(run.session)
  const guard = guardFor(needs)
  const seen: Answer[] = []
  try {
    const workspace = await workspaceFor(needs, run.session, journal)
    await scenario.body(contextFor(run, { scenario, workspace, journal, guard, signal, seen }))
    return { journal, guard, answers: seen, error: undefined }
  } catch (error) {
    return { journal, guard, answers: seen, error }
  }
}

async function workspaceFor(needs: readonly Need[], session: Session, journal: Journal): Promise<Workspace> {
  const workspace = await session.workspaceWith(featuresFor(needs), needs.includes('clock'), journal)
  const missing = needs.filter(isSwitch).find((need) => !hasFact(workspace, need))
  if (missing) throw new NotExercised(`no workspace could be had with: ${FACTS[missing].tells}`)
  return workspace
}
