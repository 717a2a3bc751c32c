import type { RuleResult } from '../../helpers/outcome/verdict.ts'
import { resultOf, type AllureResult } from './results.ts'

/**
 * The rules of a run that no scenario proves, as results that are skipped: those beyond the reach of any client.
 * @param selected the ids of the rules that the run was asked for: all others are left out
 */
export function unprovedResults(results: readonly RuleResult[], selected: ReadonlySet<string>): AllureResult[] {
  const unproved = results.filter(({ rule, scenarios }) => scenarios.length === 0 && selected.has(rule.id))
  const now = Date.now()
  return unproved.map(({ rule, reason = 'no scenario proves it' }) =>
    resultOf(
      {
        key: `${rule.id} not exercised`,
        title: rule.statement,
        rules: [rule],
        outcome: 'skipped',
        finding: { message: reason },
      },
      { observations: [], steps: [], startedAt: now, durationMs: 0 },
    ),
  )
}
