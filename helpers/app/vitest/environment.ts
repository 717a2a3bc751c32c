import { summaryOf } from '../../../reports/summary.ts'
import { countOf } from '../../../reports/text.ts'
import type { RuleResult } from '../../engine/outcome/verdict.ts'

/**
 * The rows on the first page of Allure that count rules, as its own counts are of results, and a rule has as many
 * results as vitest tests. Rows are few and short: Allure hides rows after the eighth and cuts texts after about forty
 * characters.
 * @param selected the ids of the rules that were selected for the run
 * @param scenarios the number of scenarios with results
 */
export function countsOf(
  results: readonly RuleResult[],
  selected: ReadonlySet<string>,
  scenarios: number,
): Record<string, string> {
  const own = results.filter(({ rule }) => selected.has(rule.id))
  const { conforms, violates, violates_inferred, known, inconclusive, not_exercised, not_shown, observed } =
    summaryOf(own)
  const unproved = own.filter((result) => result.scenarios.length === 0).length
  return {
    rules: `${own.length}: ${conforms} conform, ${violates + violates_inferred} violated${known > 0 ? `, ${known} known` : ''}`,
    'rules not judged': `${inconclusive} inconclusive, ${not_exercised} not exercised`,
    ...(not_shown > 0 && { 'rules not shown': `${not_shown} of these: the target shows nothing` }),
    'rules observed': String(observed),
    results: `of ${countOf(scenarios, 'scenario')} and ${countOf(unproved, 'rule')} without one`,
  }
}
