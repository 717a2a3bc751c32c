import type { RuleResult } from './verdict.ts'

/**
 * Marks the rules that this run does not cover. Excluded rules count as not judged, whatever scenarios of other rules
 * found.
 */
export function withLeftOut(
  results: readonly RuleResult[],
  selected: ReadonlySet<string>,
  excluded: ReadonlySet<string>,
): RuleResult[] {
  return results.map((result) => {
    if (excluded.has(result.rule.id)) return excludedResult(result)
    return selected.has(result.rule.id) ? result : { ...result, leftOut: 'not-selected' }
  })
}

const excludedResult = ({ rule }: RuleResult): RuleResult => ({
  rule,
  verdict: 'not-exercised',
  reason: 'excluded from this run',
  leftOut: 'excluded',
  findings: [],
  durationMs: 0,
  scenarios: [],
  observations: [],
})
