import type { JudgeJob } from './thread/jobs-of-thread.ts'
import type { Mutant, Source } from './mutants.ts'
import { insideOf, nearestFirst, weightsOf, wordsAround, wordsOf, type Candidate } from './nearest.ts'
import type { Reach } from './reach.ts'

/** A mutant that is evaluated this many times as often as in the clean run is in an endless loop. */
const MOST_HITS = { times: 100, least: 100_000 }
/** The time that a mutant may take: a fixed part, and a multiple of the time of its scenarios in the clean run. */
const ALLOWED = { ms: 30_000, times: 5 }

/** Everything that jobs are made from. */
export interface Known {
  /** The sources without mutants. */
  readonly sources: readonly Source[]
  /** All mutants, not only those that are judged. */
  readonly mutants: readonly Mutant[]
  readonly reach: Reach
  readonly seed: number
}

/** Returns a function that makes the job of a mutant; its scenarios are those that reach the mutant, the nearest first. */
export function jobsFor({ sources, mutants, reach, seed }: Known): (mutant: Mutant) => JudgeJob {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const all = reach.scenarios.map(({ key, rules, hits }): Candidate => ({
    key,
    words: wordsOf([key, ...rules].join(' ')),
    reached: Object.keys(hits).length,
  }))
  const weights = weightsOf(all)
  return (mutant) => {
    const own = new Set(reach.scenariosOf(mutant.id))
    const candidates = reach.isShared(mutant.id) ? all : all.filter(({ key }) => own.has(key))
    const around = wordsAround(mutant, texts.get(mutant.file) ?? '')
    const share = candidates.length / Math.max(all.length, 1)
    return {
      kind: 'judge',
      mutant: mutant.id,
      scenarios: nearestFirst(candidates, around, weights, insideOf(mutant, mutants, reach)),
      seed,
      hitLimit: Math.max(MOST_HITS.least, MOST_HITS.times * reach.hitsOf(mutant.id)),
      allowedMs: Math.round(ALLOWED.ms + ALLOWED.times * share * reach.durationMs),
    }
  }
}
