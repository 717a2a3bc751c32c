import { distinctFindings } from '../../../reports/distinct-findings.ts'
import { derivationOf, fails, type Gate } from '../../engine/catalogue/gate.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import type { Breach, ScenarioRecord } from '../../engine/outcome/record.ts'
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
  const seen = sightingsOf(records, catalogue).filter(({ rule }) => fails(rule.level, gate) && !reported.has(rule.id))
  for (const { rule } of seen) reported.add(rule.id)
  const [first] = seen
  if (!first) return undefined
  const messages = seen.map(({ rule, breach, titles }) => {
    const because = derivationOf(rule)
    const derived = because === undefined ? '' : `\nbecause: ${because}`
    const more = titles.length > 1 ? ` (and in ${titles.length - 1} more)` : ''
    return `${rule.id}: ${breach.message} (seen while: ${titles[0]}${more})${derived}`
  })
  const { expected, actual, replay } = first.breach
  return violationOf({
    message: messages.join('\n'),
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
    ...(replay !== undefined && { replay }),
  })
}

/** A breach of a rule, as the scenario shows it that is easiest to reproduce, and the titles of all scenarios that saw it. */
interface Sighting {
  readonly rule: Rule
  readonly breach: Breach
  readonly titles: readonly string[]
}

/** The breaches of rules that do not belong to the scenarios that saw them; equal breaches are combined. */
function sightingsOf(records: readonly ScenarioRecord[], catalogue: ReadonlyMap<string, Rule>): Sighting[] {
  const all = records.flatMap(({ breaches, outcomes, title }) =>
    breaches.filter(({ rule }) => outcomes[rule] === undefined).map((breach) => ({ ...breach, title })),
  )
  return [...new Set(all.map(({ rule }) => rule))].flatMap((id) => {
    const rule = catalogue.get(id)
    if (!rule) return []
    return distinctFindings(all.filter((breach) => breach.rule === id)).map(({ finding, all: alike }) => ({
      rule,
      breach: finding,
      titles: [finding.title, ...alike.filter((one) => one !== finding).map(({ title }) => title)],
    }))
  })
}
