import type { RuleResult } from './verdict.ts'

/** Why a violation is known, so that it fails no run. */
export interface Known {
  readonly reason: string
  readonly ticket?: string
  /** The day, as `2030-01-31` in UTC, from which on it is no longer let pass. */
  readonly expires?: string
}

/** The results, in which violated rules that are known say so. */
export function withKnown(results: readonly RuleResult[], known: ReadonlyMap<string, Known>): RuleResult[] {
  return results.map((result) => {
    const reason = known.get(result.rule.id)
    return reason && result.verdict === 'violates' ? { ...result, known: reason } : result
  })
}
