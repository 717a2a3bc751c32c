import { catalogueOf, inferred, stated } from '../../helpers/engine/catalogue/rule.ts'
import type { Finding } from '../../helpers/engine/outcome/record.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'

/** A violated rule by its id, with one finding. */
export function violatedRule(
  id: string,
  finding: Partial<Finding>,
  level: 'stated' | 'inferred' = 'stated',
): RuleResult {
  const rules =
    level === 'stated' ? stated('Limits', { [id]: 'Held.' }) : inferred('It follows.')('Limits', { [id]: 'Held.' })
  const area = id.split('/')[0] ?? ''
  const [rule] = catalogueOf({ [area]: { all: rules } }).values()
  if (!rule) throw new Error(`${id} is not the id of a rule`)
  const { what = '', expected = '', actual = '' } = finding
  return {
    rule,
    verdict: 'violates',
    findings: [{ message: `${what}: expected ${expected}, got ${actual}`, ...finding }],
    durationMs: 1,
    scenarios: [],
    observations: [],
  }
}

/** A rule that is inconclusive because of another one. */
export function hinderedRule(id: string, cause: string): RuleResult {
  return { ...violatedRule(id, {}), verdict: 'inconclusive', cause, findings: [] }
}
