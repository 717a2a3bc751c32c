import type { RuleResult } from './verdict.ts'

/**
 * The results, in which rules that the run is not about say so. Excluded ones were not judged, whatever scenarios of other
 * rules saw of them.
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
