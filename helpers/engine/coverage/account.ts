import picomatch from 'picomatch'
import type { Level, Rule } from '../catalogue/rule.ts'
import type { Table, TableRow } from './table.ts'

/** How far a rule goes: its level, or `beyond` where no client can reach it. */
export type Standing = Level | 'beyond'
export const STANDINGS = ['stated', 'inferred', 'open', 'beyond'] as const satisfies readonly Standing[]

/** Ids of rules by how far they go. */
export type ByStanding = Readonly<Record<Standing, readonly string[]>>

/** A row with the rules that its globs stand for. */
export interface AccountedRow {
  /** Its place in its section, from 1. */
  readonly row: number
  readonly about: string
  readonly rules: ByStanding
  readonly none?: NonNullable<TableRow['none']>
}

/** A section of the document, accounted for. */
export interface AccountedSection {
  readonly section: string
  readonly rows: readonly AccountedRow[]
  /** The catalogue's own rules of this section, whichever rows name them. */
  readonly rules: ByStanding
}

type Catalogue = ReadonlyMap<string, Rule>

/** Tells for each row which rules it has. */
export function accountOf(table: Table, catalogue: Catalogue): AccountedSection[] {
  const rules = [...catalogue.values()]
  return table.map(({ section, rows }) => ({
    section,
    rows: rows.map(({ about, rules: globs, none }, at) => {
      const matches = picomatch([...globs])
      return { row: at + 1, about, rules: byStanding(rules.filter(({ id }) => matches(id))), ...(none && { none }) }
    }),
    rules: byStanding(rules.filter((rule) => rule.section === section)),
  }))
}

/** Whether any rule accounts for a row. */
export const hasRule = ({ rules }: Pick<AccountedRow, 'rules'>): boolean =>
  STANDINGS.some((standing) => rules[standing].length > 0)

/** What is wrong with the table: globs without a rule, rows without either, rules that no row names. */
export function flawsOf(table: Table, catalogue: Catalogue): string[] {
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
      .map(({ at }) => `${at} has neither a rule nor a reason, or both`),
    ...ids.filter((id) => !named(id)).map((id) => `${id} is named by no row`),
  ]
}

function byStanding(rules: readonly Rule[]): ByStanding {
  const of = (standing: Standing) =>
    rules.filter(({ level, unreachable }) => (unreachable ? 'beyond' : level) === standing).map(({ id }) => id)
  return { stated: of('stated'), inferred: of('inferred'), open: of('open'), beyond: of('beyond') }
}
