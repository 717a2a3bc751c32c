import type { RuleResult } from '../outcome/verdict.ts'

/** A rule that is not violated despite its fault. */
interface Missed {
  readonly rule: string
  readonly verdict: string
  readonly reason: string
  /** The violated rule that made it inconclusive. */
  readonly cause?: string
}

/** The result of one fault. */
export interface Proof {
  readonly fault: string
  /** The behaviour of the broken service, in one sentence. */
  readonly story: string
  /** The rules that the fault breaks by design. */
  readonly breaks: readonly string[]
  /** The rules among them that no assertion caught, with their verdicts. */
  readonly survived: readonly Missed[]
  /** Every rule that was seen violated. Without `all`, a proof ends when the fault is caught. */
  readonly red: readonly string[]
}

/** The result of a fault: only an assertion about the target catches it. */
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

/** The rules of `breaks` that no assertion caught, with their verdicts. */
export function missedOf(breaks: readonly string[], results: readonly RuleResult[]): Missed[] {
  const byId = new Map(results.map((result) => [result.rule.id, result]))
  return breaks.flatMap((rule) => {
    const result = byId.get(rule)
    if (!result) return [{ rule, verdict: 'not judged', reason: 'there is no result for it' }]
    const { verdict, reason = 'no assertion failed', cause } = result
    return verdict === 'violates' ? [] : [{ rule, verdict, reason, ...(cause !== undefined && { cause }) }]
  })
}

/** The rules that are violated or inconclusive although nothing is broken. */
export const unsoundIn = (results: readonly RuleResult[]): RuleResult[] =>
  results.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
