import { asyncProperty, check } from 'fast-check'
import { sequencesOf, stepsOf, type Sequence } from './commands.ts'
import { play, type Played, type Stage } from './play.ts'
import type { StepKind } from './exploration.ts'

/** The steps of a sequence at most. Many of them are not possible, and are left out. */
const LONGEST = 150
/** Sequences of one search: fast-check makes all of them up, even those that are no longer played because the time is over. */
const AT_ONCE = 32

/** A mismatch, in the shortest sequence that shows it. */
export interface Found {
  readonly rule: string
  /** The played sequence: a fresh replay of the shortest one. */
  readonly played: Played
  /** The number of steps of the sequence that first showed it. */
  readonly stepsAtFirst: number
}

/** The shared state of all lanes of an exploration. */
export interface Shared<World> {
  readonly stage: Stage<World>
  readonly steps: readonly StepKind<World>[]
  /** The rules whose violation is being shortened, or was reported. */
  readonly known: Set<string>
  /** Milliseconds in which a sequence is shortened. */
  readonly shortenMs: number
  /** Whether no further sequence begins. */
  isOver(): boolean
  onPlayed(played: Played): void
  onFound(found: Found): void
  /** Called for a mismatch that a fresh replay did not reproduce. */
  onUnconfirmed(rule: string): void
}

/**
 * Plays random sequences, one after another, and shortens those that show a mismatch.
 * @param seed decides the sequences
 */
export async function runLane<World extends object>(shared: Shared<World>, seed: number, runs: number): Promise<void> {
  let left = runs
  for (let round = 0; left > 0 && !shared.isOver(); round += 1) {
    const search = searchFor(shared)
    const property = asyncProperty(sequencesOf(shared.steps, LONGEST), search.test)
    const limits = { seed: (seed + round * 7_919) | 0, numRuns: Math.min(left, AT_ONCE) }
    const { numRuns, failed } = await check(property, limits)
    left -= numRuns
    if (failed) await confirm(shared, search)
  }
}

/** One search of fast-check: until the first mismatch, and then for shorter sequences with the same one. */
function searchFor<World extends object>(shared: Shared<World>) {
  const { stage, known } = shared
  let target: string | undefined
  let until = Number.POSITIVE_INFINITY
  let shortest: Sequence<World> | undefined
  let stepsAtFirst = 0
  return {
    get result() {
      return target !== undefined && shortest ? { rule: target, shortest, stepsAtFirst } : undefined
    },
    async test(sequence: Sequence<World>): Promise<void> {
      if (shared.isOver() || Date.now() > until) return
      const isWanted = (rule: string) => (target === undefined ? !known.has(rule) : rule === target)
      const played = await play(stage, stepsOf(sequence, stage.exploration.doing), isWanted)
      shared.onPlayed(played)
      const { mismatch } = played
      if (!mismatch || !isWanted(mismatch.rule)) return
      if (target === undefined) {
        target = mismatch.rule
        known.add(target)
        until = Date.now() + shared.shortenMs
        stepsAtFirst = played.steps.length
      }
      shortest = sequence
      throw mismatch
    },
  }
}

/** Plays the shortest sequence again: only a reproduced mismatch is reported. */
async function confirm<World extends object>(
  shared: Shared<World>,
  { result }: ReturnType<typeof searchFor<World>>,
): Promise<void> {
  if (!result) return
  const { stage } = shared
  const { rule, shortest, stepsAtFirst } = result
  const played = await play(stage, stepsOf(shortest, stage.exploration.doing), (one) => one === rule)
  if (played.mismatch) return shared.onFound({ rule, played, stepsAtFirst })
  shared.known.delete(rule)
  shared.onUnconfirmed(rule)
}
