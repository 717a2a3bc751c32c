import { sightingsOf } from '../../../reports/allure/sightings.ts'
import { derivationOf, fails, type Gate } from '../../engine/catalogue/gate.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { violationOf } from './ending.ts'

/** Rules that were told already: one breach is told once, not by every file that sees it. */
const told = new Set<string>()

/**
 * What scenarios saw violated of rules that are not theirs. Their own tests do not fail for it, but the run must: it is
 * told of the file as a whole.
 */
export function newSightings(
  records: readonly ScenarioRecord[],
  catalogue: ReadonlyMap<string, Rule>,
  gate: Gate,
): Error | undefined {
  const seen = sightingsOf(records, catalogue).filter(
    ({ rules: [rule] }) => fails(rule.level, gate) && !told.has(rule.id),
  )
  for (const { rules } of seen) told.add(rules[0].id)
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
