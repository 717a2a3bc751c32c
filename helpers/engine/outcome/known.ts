import type { Known, RuleResult } from './verdict.ts'

/** Marks the violated rules that are on the known list. */
export function withKnown(results: readonly RuleResult[], known: ReadonlyMap<string, Known>): RuleResult[] {
  return results.map((result) => {
    const reason = known.get(result.rule.id)
    return reason && result.verdict === 'violates' ? { ...result, known: reason } : result
  })
}
