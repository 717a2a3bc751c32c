import { faultsByTopic } from '../../fixtures/faults/index.ts'
import type { Rule } from '../catalogue/rule.ts'
import { selectIds } from '../wiring/select.ts'
import { catalogue, scenariosOf } from '../wiring/suite.ts'

/** A rule with what proves it, and the files in which that stands. */
export interface ListedRule extends Rule {
  readonly scenarios: readonly { readonly title: string; readonly file: string }[]
  readonly faults: readonly { readonly id: string; readonly story: string; readonly file: string }[]
}

/**
 * The rules that match any of the globs, in the order of the catalogue; all of them without globs.
 * @param globs ids, areas, or globs: `metadata/key-*`
 * @throws UsageError for a glob that matches nothing, with the nearest that do
 */
export async function rules(globs: readonly string[] = []): Promise<ListedRule[]> {
  const ids = selectIds(globs, [...catalogue.keys()], (glob) => `\`${glob}\``)
  const scenarios = await scenariosOf(new Set(ids))
  return ids.flatMap((id) => {
    const rule = catalogue.get(id)
    if (!rule) return []
    const own = scenarios.filter((scenario) => scenario.rules.includes(id)).map(({ title, file }) => ({ title, file }))
    return [{ ...rule, scenarios: own, faults: faultsOf(id) }]
  })
}

/** The faults that break a rule; each lies in the topic of the first rule that it breaks. */
function faultsOf(rule: string): ListedRule['faults'] {
  return Object.entries(faultsByTopic).flatMap(([topic, table]) =>
    Object.entries(table)
      .filter(([, { breaks }]) => breaks.some((broken) => broken === rule))
      .map(([id, { story }]) => ({ id, story, file: `fixtures/faults/${topic}.ts` })),
  )
}
