import { setMaxListeners } from 'node:events'
import { isCapability, type Need } from '../catalogue/needs.ts'
import { NotExercised } from '../outcome/errors.ts'
import type { Run } from '../run/run.ts'
import type { Exploration } from './exploration.ts'
import { runLane, type Found } from './lane.ts'
import type { Played } from './play.ts'

/** Sequences that are played at the same time. The number is fixed, because the seed of each lane depends on it. */
const LANES = 150
/** Milliseconds in which a sequence is shortened, by default. */
const SHORTEN_MS = 30_000
/** An exploration ends early after this number of sequences without a conclusion, if they are the majority. */
const MOST_FAILURES = 25

/** A step that the target offers no means for. */
export interface LeftOut {
  readonly step: string
  readonly lacks: readonly Need[]
}

/** The result of an exploration. */
export interface Explored {
  /** The sequences that were played to their end or to a mismatch. */
  readonly sequences: number
  readonly steps: number
  readonly requests: number
  readonly findings: readonly Found[]
  readonly leftOut: readonly LeftOut[]
  /** Why sequences ended without a conclusion, with their number. */
  readonly failures: ReadonlyMap<string, number>
  /** Rules with a mismatch that was not reproduced. */
  readonly unconfirmed: readonly string[]
}

/** Options of an exploration. */
export interface ExploreOptions {
  /** Decides all sequences. */
  readonly seed: number
  /** The number of sequences. */
  readonly runs: number
  /** When no further sequence begins, in milliseconds since the epoch. */
  readonly until?: number
  /** Milliseconds in which a sequence that shows a mismatch is shortened, by default half a minute. */
  readonly shortenMs?: number
  readonly signal?: AbortSignal
  /** Called after each sequence. */
  onPlayed?(sequences: number, findings: number): void
}

/** The steps that a target lacks the means for. */
function leftOutOf<World>({ steps }: Exploration<World>, run: Run): LeftOut[] {
  const { capabilities } = run.session.target
  return steps.flatMap(({ name, needs = [] }) => {
    const lacks = needs.filter((need) => isCapability(need) && !capabilities.includes(need))
    return lacks.length === 0 ? [] : [{ step: name, lacks }]
  })
}

/** Plays random sequences of steps, and compares the target with the model after each step. */
export async function explore<World extends object>(
  exploration: Exploration<World>,
  run: Run,
  { seed, runs, until = Number.POSITIVE_INFINITY, shortenMs = SHORTEN_MS, signal, onPlayed }: ExploreOptions,
): Promise<Explored> {
  // Several sequences are played at the same time, and each waits with listeners of its own.
  if (signal) setMaxListeners(0, signal)
  const leftOut = leftOutOf(exploration, run)
  const without = new Set(leftOut.map(({ step }) => step))
  const { capabilities } = run.session.target
  const needs = exploration.uses.filter((need) => !isCapability(need) || capabilities.includes(need))
  const findings: Found[] = []
  const unconfirmed: string[] = []
  const failures = new Map<string, number>()
  let [sequences, steps, requests, failed] = [0, 0, 0, 0]
  const shared = {
    stage: { exploration, run, needs, ...(signal && { signal }) },
    steps: exploration.steps.filter(({ name }) => !without.has(name)),
    known: new Set<string>(),
    shortenMs,
    isOver: () =>
      signal?.aborted === true ||
      run.session.isGone ||
      Date.now() >= until ||
      (failed >= MOST_FAILURES && failed > sequences),
    onPlayed(played: Played) {
      requests += played.journal.exchanges.length
      steps += played.steps.length
      if (played.failure === undefined || played.failure instanceof NotExercised) sequences += 1
      else if (!signal?.aborted) {
        failed += 1
        const why = played.journal.redactor.redact(messageOf(played.failure))
        failures.set(why, (failures.get(why) ?? 0) + 1)
      }
      onPlayed?.(sequences, findings.length)
    },
    onFound: (found: Found) => void findings.push(found),
    onUnconfirmed: (rule: string) => void unconfirmed.push(rule),
  }
  const share = Math.ceil(runs / LANES)
  await Promise.all(
    Array.from({ length: LANES }, (_, lane) =>
      runLane(shared, seed * LANES + lane, Math.min(share, Math.max(0, runs - lane * share))),
    ),
  )
  return { sequences, steps, requests, findings, leftOut, failures, unconfirmed }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
