import type { Need } from '../catalogue/needs.ts'
import type { Journal } from '../evidence/journal.ts'
import { Violation } from '../outcome/errors.ts'
import { attempt } from '../run/attempt.ts'
import type { Run } from '../run/run.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Exploration } from './exploration.ts'
import { Diverged, judgeFor, Lost, Mismatch } from './judge.ts'

/** Takes the steps of a sequence, one after another, and reports each in words. */
export type Steps<World> = (world: World, onStep: (text: string) => void) => Promise<void>

/** One sequence that was played to its end, or to a mismatch. */
export interface Played {
  /** The steps in words. */
  readonly steps: readonly string[]
  readonly journal: Journal
  readonly mismatch?: Mismatch
  /** Why nothing can be concluded: the target or the network failed. */
  readonly failure?: unknown
}

/** The means to play a sequence. */
export interface Stage<World> {
  readonly exploration: Exploration<World>
  readonly run: Run
  /** The needs that the target meets. */
  readonly needs: readonly Need[]
  readonly signal?: AbortSignal
}

/**
 * Plays one sequence in new resources, and cancels what it created.
 * @param isWanted whether a mismatch with this rule is to be reported
 */
export async function play<World>(
  { exploration, run, needs, signal }: Stage<World>,
  steps: Steps<World>,
  isWanted: (rule: string) => boolean,
): Promise<Played> {
  const taken: string[] = []
  const scenario: Scenario = {
    rules: [],
    title: 'a random sequence',
    file: '',
    async body(context) {
      const judge = judgeFor(run.session.target.patience, isWanted, signal)
      const world = await exploration.begin(context, judge)
      await steps(world, (text) => taken.push(text))
      await exploration.end(world, (need) => needs.includes(need))
    },
  }
  const { journal, error } = await attempt(scenario, needs, run, signal)
  await run.session.cleanUp(journal.leftovers)
  const played = { steps: taken, journal }
  if (error instanceof Mismatch) return { ...played, mismatch: error }
  const isNothing = error === undefined || error instanceof Diverged || error instanceof Lost
  return isNothing ? played : { ...played, failure: error instanceof Violation ? new Error(error.message) : error }
}
