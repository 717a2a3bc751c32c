import { isDeepStrictEqual } from 'node:util'
import type { Subject } from '../../../reports/allure/subject.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'

/**
 * The rules that decide the status of a scenario. A vitest test has one Allure result, and Allure lists a result under every
 * combination of its labels, so the rules have the same section, area and level.
 */
export function subjectOfTest(record: ScenarioRecord, catalogue: ReadonlyMap<string, Rule>): Subject | undefined {
  const all = record.rules.flatMap((id) => {
    const rule = catalogue.get(id)
    const { outcome, finding } = record.outcomes[id] ?? { outcome: record.status, finding: record.finding }
    return rule ? [{ rule, outcome, finding }] : []
  })
  const first = all.find(({ outcome }) => outcome === record.status) ?? all[0]
  if (!first) return undefined
  const { rule, outcome, finding } = first
  const alike = all.filter(
    (one) =>
      one.outcome === outcome &&
      isDeepStrictEqual(one.finding, finding) &&
      one.rule.section === rule.section &&
      one.rule.area === rule.area &&
      one.rule.level === rule.level,
  )
  return {
    rules: [rule, ...alike.map((one) => one.rule).filter((one) => one !== rule)],
    outcome,
    ...(finding && { finding }),
  }
}
