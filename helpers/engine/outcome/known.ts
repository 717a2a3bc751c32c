import type { Known, RuleResult } from './verdict.ts'

/** The results, in which violated rules that are known say so. */
export function withKnown(results: readonly RuleResult[], known: ReadonlyMap<string, Known>): RuleResult[] {
  return results.map((result) => {
    const reason = known.get(result.rule.id)
    return reason && result.verdict === 'violates' ? { ...result, known: reason } : result
  })
}
