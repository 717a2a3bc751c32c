import type { Rule } from '../../engine/catalogue/rule.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import { faultFileOf } from '../project/fault-file.ts'
import { selectIds } from '../options/select.ts'
import { catalogue, scenariosOf } from '../project/suite.ts'

/** A rule with its scenarios and faults, and their files. */
export interface ListedRule extends Rule {
  readonly scenarios: readonly { readonly title: string; readonly file: string }[]
  readonly faults: readonly { readonly id: string; readonly story: string; readonly file: string }[]
}

/**
 * The rules that match any of the globs, in the order of the catalogue, or all rules without globs.
 * @param globs ids, areas, or globs: `metadata/key-*`
 * @throws UsageError for a glob that matches nothing, with the nearest globs that do
 */
export async function rules(globs: readonly string[] = []): Promise<ListedRule[]> {
  const ids = selectIds(globs, [...catalogue.keys()], (glob) => `\`${glob}\``)
  const scenarios = scenariosByRule(await scenariosOf(new Set(ids)))
  const faults = await faultsByRule()
  return ids.flatMap((id) => {
    const rule = catalogue.get(id)
    return rule ? [{ ...rule, scenarios: scenarios.get(id) ?? [], faults: faults.get(id) ?? [] }] : []
  })
}

function scenariosByRule(scenarios: readonly Scenario[]): Map<string, ListedRule['scenarios'][number][]> {
  const byRule = new Map<string, ListedRule['scenarios'][number][]>()
  for (const { rules: judged, title, file } of scenarios) for (const rule of judged) into(byRule, rule, { title, file })
  return byRule
}

/** The faults of each rule. The file of a fault belongs to the topic of the first rule that it breaks. */
export async function faultsByRule(): Promise<Map<string, ListedRule['faults'][number][]>> {
  const { faultsByTopic } = await import('../../../fixtures/faults/all.ts')
  const byRule = new Map<string, ListedRule['faults'][number][]>()
  for (const [topic, table] of Object.entries(faultsByTopic))
    for (const [id, { breaks, story }] of Object.entries(table))
      for (const rule of new Set<string>(breaks)) into(byRule, rule, { id, story, file: faultFileOf(topic) })
  return byRule
}

function into<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
