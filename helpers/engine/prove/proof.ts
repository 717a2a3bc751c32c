import type { RuleResult } from '../outcome/verdict.ts'

/** A rule that is not violated, though its fault is there. */
interface Missed {
  readonly rule: string
  readonly verdict: string
  readonly reason: string
  /** The rule whose breach kept it from a conclusion. */
  readonly cause?: string
}

/** What became of one fault. */
export interface Proof {
  readonly fault: string
  /** What the broken service does, in a sentence. */
  readonly story: string
  /** The rules that it is meant to break. */
  readonly breaks: readonly string[]
  /** Those of them that no assertion caught, with what came out instead. */
  readonly survived: readonly Missed[]
  /** Every rule that turned red. */
  readonly red: readonly string[]
}

/** What became of a fault: only an assertion about the target catches it. */
export function proofOf(
  fault: string,
  { story, breaks }: Pick<Proof, 'story' | 'breaks'>,
  results: readonly RuleResult[],
): Proof {
  return {
    fault,
    story,
    breaks,
    survived: missedOf(breaks, results),
    red: results.filter(({ verdict }) => verdict === 'violates').map(({ rule }) => rule.id),
  }
}

/** The rules of `breaks` that no assertion caught, with what came out instead. */
export function missedOf(breaks: readonly string[], results: readonly RuleResult[]): Missed[] {
  const byId = new Map(results.map((result) => [result.rule.id, result]))
  return breaks.flatMap((rule) => {
    const result = byId.get(rule)
    if (!result) return [{ rule, verdict: 'not judged', reason: 'no result is about it' }]
    const { verdict, reason = 'no assertion failed', cause } = result
    return verdict === 'violates' ? [] : [{ rule, verdict, reason, ...(cause !== undefined && { cause }) }]
  })
}

/** The rules that are red or inconclusive, where nothing is broken. */
export const unsoundIn = (results: readonly RuleResult[]): RuleResult[] =>
  results.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
