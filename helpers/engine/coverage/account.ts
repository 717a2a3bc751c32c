import picomatch from 'picomatch'
import type { Level, Rule } from '../catalogue/rule.ts'
import type { Table, TableRow } from './table.ts'

/** The level of a rule, or `beyond` if a client cannot test it. */
export type Standing = Exclude<Level, 'own'> | 'beyond'
export const STANDINGS = ['stated', 'inferred', 'open', 'beyond'] as const satisfies readonly Standing[]

/** Ids of rules by level. */
export type ByStanding = Readonly<Record<Standing, readonly string[]>>

/** A row with the rules that its globs match. */
export interface AccountedRow {
  /** Its position in its section, starting at 1. */
  readonly row: number
  readonly about: string
  readonly rules: ByStanding
  readonly none?: NonNullable<TableRow['none']>
}

/** A section of the document with its rules. */
export interface AccountedSection {
  readonly section: string
  readonly rows: readonly AccountedRow[]
  /** The rules that the catalogue assigns to this section, whichever rows name them. */
  readonly rules: ByStanding
}

type Catalogue = ReadonlyMap<string, Rule>

/** Lists the rules of each row. */
export function accountOf(table: Table, catalogue: Catalogue): AccountedSection[] {
  const rules = [...catalogue.values()]
  return table.map(({ section, rows }) => ({
    section,
    rows: rows.map(({ about, rules: globs, none }, at) => {
      const matches = picomatch([...globs])
      const areas = areasOf(globs)
      const own = rules.filter(({ id, area }) => (areas === undefined || areas.has(area)) && matches(id))
      return { row: at + 1, about, rules: byStanding(own), ...(none && { none }) }
    }),
    rules: byStanding(rules.filter((rule) => rule.section === section)),
  }))
}

/** The areas that globs name, so that other rules need no match; `undefined` if one of them stands for several areas. */
function areasOf(globs: readonly string[]): ReadonlySet<string> | undefined {
  const areas = globs.map((glob) => /^([\w-]+)\//.exec(glob)?.[1])
  return areas.includes(undefined) ? undefined : new Set(areas.filter((area) => area !== undefined))
}

/** The rows that a rule accounts for, by its id: `Limits, row 4: metadata`. */
export function placesByRule(sections: readonly AccountedSection[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>()
  for (const { section, rows } of sections)
    for (const { row, about, rules } of rows)
      for (const id of STANDINGS.flatMap((standing) => rules[standing])) {
        const own = places.get(id) ?? []
        places.set(id, [...own, `${section}, row ${row}: ${about}`])
      }
  return places
}

/** Whether any rule accounts for a row. */
export const hasRule = ({ rules }: Pick<AccountedRow, 'rules'>): boolean =>
  STANDINGS.some((standing) => rules[standing].length > 0)

/**
 * Lists the problems of the table: globs that match no rule, rows without rules or a reason, and rules that no row
 * names.
 */
export function tableProblems(table: Table, catalogue: Catalogue): string[] {
  const ids = [...catalogue.keys()]
  const matchesAny = (glob: string) => {
    const matches = picomatch(glob)
    return ids.some((id) => matches(id))
  }
  const all = table.flatMap(({ section, rows }) => rows.map((row, at) => ({ ...row, at: `${section}, row ${at + 1}` })))
  const named = picomatch(all.flatMap(({ rules }) => rules))
  return [
    ...all.flatMap(({ at, rules }) =>
      rules.filter((glob) => !matchesAny(glob)).map((glob) => `${at}: ${glob} matches no rule`),
    ),
    ...all
      .filter(({ rules, none }) => rules.length > 0 === (none !== undefined))
      .map(({ at }) => `${at}: needs either rules or a reason`),
    ...ids.filter((id) => !named(id)).map((id) => `${id}: no row names this rule`),
  ]
}

function byStanding(rules: readonly Rule[]): ByStanding {
  const of = (standing: Standing) =>
    rules.filter(({ level, unreachable }) => (unreachable ? 'beyond' : level) === standing).map(({ id }) => id)
  return { stated: of('stated'), inferred: of('inferred'), open: of('open'), beyond: of('beyond') }
}
