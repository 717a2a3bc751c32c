import type { stated, RuleEntry } from '../../helpers/catalogue/rule.ts'
import type { Section } from '../../helpers/catalogue/sections.ts'
import type { Kind } from '../../helpers/judge/kinds.ts'
import { member, type Member, type ObjectKind } from '../../helpers/judge/shapes.ts'

type Level = typeof stated

/** A documented member: how the document says it (`stated` or `inferred`), its path in the object, and what it is. */
export type MemberRow = readonly [level: Level, path: string, kind: Kind]

/** Members that show in one situation, with their rules. */
export interface MemberGroup<Id extends string> {
  readonly ids: readonly Id[]
  readonly rules: Readonly<Record<Id, RuleEntry>>
  readonly members: readonly Member<Id>[]
}

/**
 * Makes rules and shape of members of an object from a table, each line of which is a member under the id of its rule.
 * @param of the kind of object: "transaction"
 * @param options what all of them need, or why no target shows them
 */
export function membersOf(section: Section, of: ObjectKind, options: Parameters<Level>[2] = {}) {
  const object = `${/^[aeiou]/.test(of) ? 'an' : 'a'} ${of}`
  return <Id extends string>(rows: Readonly<Record<Id, MemberRow>>): MemberGroup<Id> => {
    const entries = Object.entries(rows) as [Id, MemberRow][]
    const rules = entries.map(([id, [level, path, { is }]]) => [
      id,
      level(section, `\`${path}\` of ${object} is ${is}.`, options),
    ])
    return {
      ids: entries.map(([id]) => id),
      rules: Object.fromEntries(rules) as Record<Id, RuleEntry>,
      members: entries.map(([id, [, path, kind]]) => member(path, id, kind)),
    }
  }
}

type Groups = Readonly<Record<string, MemberGroup<string>>>
type IdsOf<Table extends Groups> = Table[keyof Table]['ids'][number]

/** The rules of all groups of a table. */
export function rulesOf<Table extends Groups>(table: Table): Readonly<Record<IdsOf<Table>, RuleEntry>> {
  const rules = Object.values(table).flatMap((group) => Object.entries(group.rules))
  return Object.fromEntries(rules) as Record<IdsOf<Table>, RuleEntry>
}

/** The members of all groups of a table, for the shape of the object. */
export function membersIn<Table extends Groups>(table: Table): Member<IdsOf<Table>>[] {
  return Object.values(table).flatMap((group) => group.members as Member<IdsOf<Table>>[])
}
