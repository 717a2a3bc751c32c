import type { RuleResult } from '../outcome/verdict.ts'

/** What became of one fault. */
export interface Proof {
  readonly fault: string
  /** What the broken service does, in a sentence. */
  readonly story: string
  /** The rules that it is meant to break. */
  readonly breaks: readonly string[]
  /** Those of them that no assertion caught, with what came out instead. */
  readonly survived: readonly { readonly rule: string; readonly verdict: string; readonly reason: string }[]
  /** Every rule that turned red. */
  readonly red: readonly string[]
}

/** What became of a fault: only an assertion about the target catches it. */
export function proofOf(
  fault: string,
  { story, breaks }: Pick<Proof, 'story' | 'breaks'>,
  results: readonly RuleResult[],
): Proof {
  const missed = results.filter(({ rule, verdict }) => breaks.includes(rule.id) && verdict !== 'violates')
  return {
    fault,
    story,
    breaks,
    survived: missed.map(({ rule, verdict, reason = 'no assertion failed' }) => ({ rule: rule.id, verdict, reason })),
    red: results.filter(({ verdict }) => verdict === 'violates').map(({ rule }) => rule.id),
  }
}
