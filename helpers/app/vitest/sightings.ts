import { sightingsOf } from '../../../reports/allure/sightings.ts'
import { derivationOf, fails, type Gate } from '../../engine/catalogue/gate.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { violationOf } from './ending.ts'

/** Rules that were reported already, so that a violation is not repeated for every file that sees it. */
const reported = new Set<string>()

/**
 * The violations that scenarios saw of rules that are not their own. The tests of these scenarios do not fail, but the run must,
 * so the violations are reported for the file as a whole.
 */
export function newSightings(
  records: readonly ScenarioRecord[],
  catalogue: ReadonlyMap<string, Rule>,
  gate: Gate,
): Error | undefined {
  const seen = sightingsOf(records, catalogue).filter(
    ({ rules: [rule] }) => fails(rule.level, gate) && !reported.has(rule.id),
  )
  for (const { rules } of seen) reported.add(rules[0].id)
  const [first] = seen
  if (!first) return undefined
  const messages = seen.map(({ rules: [rule], title, finding }) => {
    const because = derivationOf(rule)
    const derived = because === undefined ? '' : `\nbecause: ${because}`
    return `${rule.id}: ${finding?.message ?? ''} (${title})${derived}`
  })
  const { expected, actual, replay } = first.finding ?? {}
  return violationOf({
    message: messages.join('\n'),
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
    ...(replay !== undefined && { replay }),
  })
}
