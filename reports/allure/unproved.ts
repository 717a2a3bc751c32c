import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { resultOf, type AllureResult } from './results.ts'

/**
 * The rules that are not testable by a client, as skipped results, since no scenario judges them.
 * @param selected the ids of the rules that were selected for the run; all others are left out
 */
export function unprovedResults(results: readonly RuleResult[], selected: ReadonlySet<string>): AllureResult[] {
  const unproved = results.filter(
    ({ rule, scenarios }) => rule.unreachable && scenarios.length === 0 && selected.has(rule.id),
  )
  const now = Date.now()
  return unproved.map(({ rule, reason = 'no target can exercise it' }) =>
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
