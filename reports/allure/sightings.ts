import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { Breach, ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import { distinctFindings } from '../distinct-findings.ts'
import { subjectOf } from '../finding-text.ts'
import { withoutIds } from '../text.ts'
import type { KnownRules, Share } from './shares.ts'

/** A breach of a rule that scenarios saw while they judged other rules. */
export interface Sighting extends Share {
  /** The scenario that shows it best. */
  readonly record: ScenarioRecord
  /** The titles of all scenarios that saw it. */
  readonly titles: readonly string[]
}

/**
 * The breaches of rules that do not belong to the scenarios that saw them. Equal breaches are combined, as a member
 * with the wrong type would otherwise fail a result in every scenario.
 */
export function sightingsOf(
  records: readonly ScenarioRecord[],
  catalogue: ReadonlyMap<string, Rule>,
  known: KnownRules = new Map(),
): Sighting[] {
  const byRule = new Map<string, (Breach & { readonly record: ScenarioRecord })[]>()
  for (const record of records) {
    for (const breach of record.breaches.filter(({ rule }) => record.outcomes[rule] === undefined)) {
      byRule.set(breach.rule, [...(byRule.get(breach.rule) ?? []), { ...breach, record }])
    }
  }
  return [...byRule].flatMap(([id, breaches]) => {
    const rule = catalogue.get(id)
    if (!rule) return []
    const why = known.get(id)
    return distinctFindings(breaches).map(({ finding, all }): Sighting => {
      const { record, ...breach } = finding
      const titles = all.map(({ record: { title } }) => title)
      const more = titles.length > 1 ? ` (and in ${titles.length - 1} more)` : ''
      return {
        key: `${id} seen elsewhere: ${withoutIds(subjectOf(breach))}, expected ${breach.expected ?? ''}`,
        title: `seen while: ${record.title}${more}`,
        rules: [rule],
        outcome: 'failed',
        finding: breach,
        ...(why && { known: why }),
        record,
        titles,
      }
    })
  })
}
