import { readFileSync } from 'node:fs'
import path from 'node:path'
import { faultNamed } from '../../../fixtures/faults/index.ts'
import { isOwn, type Rule } from '../../engine/catalogue/rule.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import { CHECKOUT } from '../project/checkout.ts'
import { faultFileOf } from '../project/fault-file.ts'
import { lineOf } from '../project/line-of.ts'
import { selectIds } from '../options/select.ts'
import { useOwnRules } from '../project/own-rules.ts'
import { catalogue, scenariosOf } from '../project/suite.ts'

/** A file of the project. */
interface Place {
  readonly file: string
  /** The line in it, from 1. An installed package has no sources, and so no lines. */
  readonly line?: number
}

/** A rule with its scenarios and faults, and their places. */
export interface ListedRule extends Rule {
  readonly place: Place
  readonly scenarios: readonly ({ readonly title: string } & Place)[]
  readonly faults: readonly ({ readonly id: string; readonly story: string } & Place)[]
}

/**
 * The rules that match any of the globs, in the order of the catalogue, or all rules without globs.
 * @param globs ids, areas, or globs: `metadata/key-*`; the id of a fault stands for the rules that it breaks
 * @param folders folders with own rules, which are then listed as well
 * @throws UsageError for a glob that matches nothing, with the nearest globs that do
 */
export async function rules(globs: readonly string[] = [], folders: readonly string[] = []): Promise<ListedRule[]> {
  await useOwnRules(folders)
  const named = await Promise.all(
    globs.map(async (glob): Promise<readonly string[]> => (await faultNamed(glob))?.breaks ?? [glob]),
  )
  const ids = selectIds(named.flat(), [...catalogue.keys()], (glob) => `\`${glob}\``)
  const scenarios = scenariosByRule(await scenariosOf(new Set(ids)))
  const breaking = await faultsByRule()
  const placed = lines()
  return ids.flatMap((id) => {
    const rule = catalogue.get(id)
    if (!rule) return []
    const { area, topic } = rule
    if (isOwn(rule))
      return {
        ...rule,
        place: placed({ file: topic }, id, area, process.cwd()),
        scenarios: (scenarios.get(id) ?? []).map((one) => placed(one, one.title, area, process.cwd())),
        faults: (breaking.get(id) ?? []).map((one) => placed(one, one.id, area)),
      }
    return {
      ...rule,
      place: placed({ file: `suites/${area}/${topic}.rules.ts` }, id, area),
      scenarios: (scenarios.get(id) ?? []).map((one) => placed(one, id, area)),
      faults: (breaking.get(id) ?? []).map((one) => placed(one, one.id, area)),
    }
  })
}

/** Adds to a place the line that an id comes from, if there are sources. */
function lines() {
  const sources = new Map<string, string>()
  const sourceOf = (file: string): string => {
    const known = sources.get(file) ?? readFileSync(file, 'utf8')
    sources.set(file, known)
    return known
  }
  return <P extends Place>(place: P, id: string, area: string, folder = CHECKOUT): P => {
    const line = folder === undefined ? undefined : lineOf(sourceOf(path.join(folder, place.file)), id, area)
    return line === undefined ? place : { ...place, line }
  }
}

function scenariosByRule(scenarios: readonly Scenario[]): Map<string, ListedRule['scenarios'][number][]> {
  const byRule = new Map<string, ListedRule['scenarios'][number][]>()
  for (const { rules: judged, title, file } of scenarios) for (const rule of judged) into(byRule, rule, { title, file })
  return byRule
}

/** The faults of each rule. The file of a fault belongs to the topic of the first rule that it breaks. */
export async function faultsByRule(): Promise<Map<string, ListedRule['faults'][number][]>> {
  const { faultsWithExample } = await import('../../../fixtures/faults/all.ts')
  const byRule = new Map<string, ListedRule['faults'][number][]>()
  for (const [topic, table] of Object.entries(faultsWithExample))
    for (const [id, { breaks, story }] of Object.entries(table))
      for (const rule of new Set(breaks)) into(byRule, rule, { id, story, file: faultFileOf(topic) })
  return byRule
}

function into<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
