import { tableOf, type Condition, type RuleTable, type stated } from '../../../helpers/engine/catalogue/rule.ts'
import type { Section } from '../../../helpers/engine/catalogue/sections.ts'
import type { Kind } from '../../../helpers/engine/judge/kinds.ts'
import { member, type Member, type ObjectKind } from '../../../helpers/engine/judge/shapes.ts'
import { withArticle } from './articles.ts'

/** A documented member: its level (`stated` or `inferred`), its path in the object, and the kind of its value. */
export type MemberRow = readonly [level: typeof stated, path: string, kind: Kind]

/** Members that appear in one situation, with their rules. */
export interface MemberGroup<Id extends string> {
  readonly ids: readonly Id[]
  readonly rules: RuleTable<Id>
  readonly members: readonly Member<Id>[]
}

/**
 * Makes the rules and the shape of an object's members from a table that has one member per rule id.
 * @param of the kind of object: "transaction"
 * @param condition the needs of all rules, or why no target shows the members
 */
export function membersOf(section: Section, of: ObjectKind, condition: Condition = []) {
  const object = withArticle(of)
  return <Id extends string>(rows: Readonly<Record<Id, MemberRow>>): MemberGroup<Id> => {
    const entries = Object.entries(rows) as [Id, MemberRow][]
    const rules = entries.map(([id, [level, path, { is }]]) =>
      level(section, condition, { [id]: `\`${path}\` of ${object} is ${is}.` }),
    )
    return {
      ids: entries.map(([id]) => id),
      rules: tableOf(...rules),
      members: entries.map(([id, [, path, kind]]) => member(path, id, kind)),
    }
  }
}

type Groups = Readonly<Record<string, MemberGroup<string>>>
type IdsOf<Table extends Groups> = Table[keyof Table]['ids'][number]

/** The rules of all groups in a table. */
export const rulesOf = <Table extends Groups>(table: Table) =>
  tableOf(...Object.values(table).map(({ rules }) => rules)) as RuleTable<IdsOf<Table>>

/** The members of all groups in a table, for the shape of the object. */
export function membersIn<Table extends Groups>(table: Table): Member<IdsOf<Table>>[] {
  return Object.values(table).flatMap((group) => group.members as Member<IdsOf<Table>>[])
}
