import type { Need } from './needs.ts'
import { idOf, type IdOf } from './pattern.ts'
import type { Section } from './sections.ts'

/** `stated`: the document says it. `inferred`: it follows without being written. `open`: only observed, never judged. */
export type Level = 'stated' | 'inferred' | 'open'

/** Why no target can exercise a rule: a closed list, so that reports can group by it. */
export const UNREACHABLE = {
  'no-call': 'no documented call shows or changes it',
  'web-application': 'it happens in the web application',
  email: 'it shows only in an email',
  roles: 'it needs a person with a given role',
  'rate-limit': 'it needs rate limits whose thresholds are not documented',
  environment: 'it concerns the operation of the service, not its answers',
  'no-trigger': 'no documented call or control hook brings it about',
} as const
export type Unreachable = keyof typeof UNREACHABLE

/** Why no target can exercise a rule. */
interface Barrier {
  readonly reason: Unreachable
  readonly because: string
}

/** No target can exercise the rules: the reason from the closed list, and a sentence. */
export const unreachable = (reason: Unreachable, because: string): Barrier => ({ reason, because })

/** One statement of the document that can be told apart, as data. */
export interface RuleEntry {
  readonly section: Section
  readonly statement: string
  readonly level: Level
  /** Of an inferred rule: the words of the document that it follows from, and how. */
  readonly because?: string
  readonly needs: readonly Need[]
  readonly unreachable?: Barrier
}

/** A rule with its identity: `area/slug`, never reused, and the topic under which it is found. */
export interface Rule extends RuleEntry {
  readonly id: string
  readonly area: string
  readonly topic: string
}

/** Rules by their ids. */
export type RuleTable<Id extends string = string> = Readonly<Record<Id, RuleEntry>>

/** One of several things of which the same is said. */
export interface Case<Word extends string = string> {
  /** Stands for the `*` of ids: `started`. */
  readonly word: Word
  /** Stands for the `*` of statements: "a started transaction". */
  readonly name: string
  readonly needs?: readonly Need[]
}

/** What rules have in common beside their section: what they need, or why no target can exercise them. */
export type Condition = readonly Need[] | Barrier

/** Statements by the ids of their rules. */
export type Statements<Id extends string> = Readonly<Record<Id, string>>

/** Makes a table of rules from their statements, which rest on the same section and need the same. */
export interface Say<Word extends string> {
  <Id extends string>(section: Section, statements: Statements<Id>): RuleTable<IdOf<Id, Word>>
  <Id extends string>(section: Section, condition: Condition, statements: Statements<Id>): RuleTable<IdOf<Id, Word>>
}

function say<Word extends string>(level: Level, cases: readonly Case<Word>[], because?: string): Say<Word> {
  return <Id extends string>(section: Section, ...rest: readonly (Condition | Statements<Id>)[]) => {
    const statements = rest.at(-1) as Statements<Id>
    const condition = (rest.length === 1 ? [] : rest[0]) as Condition
    const barred = 'reason' in condition
    const entries = Object.entries<string>(statements).flatMap(([pattern, statement]) =>
      cases.map(({ word, name, needs = [] }): [string, RuleEntry] => [
        idOf(pattern, word),
        {
          section,
          statement: putIn(name, statement),
          level,
          ...(because !== undefined && { because }),
          needs: [...new Set(barred ? needs : [...needs, ...condition])],
          ...(barred && { unreachable: condition }),
        },
      ]),
    )
    return Object.fromEntries(entries) as RuleTable<IdOf<Id, Word>>
  }
}

/** Names the case in a statement, with a capital where the statement begins with it. */
const putIn = (name: string, statement: string): string =>
  statement.replace('*', statement.startsWith('*') ? name.charAt(0).toUpperCase() + name.slice(1) : name)

/** The rules of several cases: each pattern makes one for each case, whose word and name stand for the `*`. */
export const each = <Word extends string>(cases: readonly Case<Word>[]) => ({
  stated: say('stated', cases),
  inferred: (because: string) => say('inferred', cases, because),
  open: say('open', cases),
})

const itself = each([{ word: '', name: '' }])
/** Rules that the document says in words, in a table or as a limit. A breach fails the gate. */
export const { stated } = itself
/**
 * Rules that follow from the text without being written: `because` tells a vendor from which words, and how. Where that cannot
 * be told convincingly, a rule is open. A breach fails the gate, unless only stated rules gate.
 */
export const { inferred } = itself
/** Places where the document says "not shown", or contradicts itself. What the target does is recorded. */
export const { open } = itself

/**
 * Several tables as one.
 * @throws Error where two of them have a rule of the same id
 */
export function tableOf<Tables extends readonly RuleTable[]>(...tables: Tables): RuleTable<KeysOf<Tables[number]>> {
  const merged: Record<string, RuleEntry> = {}
  for (const [id, entry] of tables.flatMap((table) => Object.entries(table))) {
    if (merged[id]) throw new Error(`${id} is in a topic twice: ids are unique`)
    merged[id] = entry
  }
  return merged as RuleTable<KeysOf<Tables[number]>>
}

/** The ids of all of several tables. */
export type KeysOf<Table> = Table extends Table ? keyof Table & string : never

/** The rules of all areas by area and topic. */
export type Areas = Readonly<Record<string, Readonly<Record<string, RuleTable>>>>

/**
 * Turns the tables of all areas into rules with their ids, in order.
 * @throws Error where two topics have a rule of the same id, or an area has one of another
 */
export function catalogueOf(areas: Areas): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const [area, topics] of Object.entries(areas)) {
    for (const [topic, table] of Object.entries(topics)) {
      for (const [id, rule] of Object.entries(table)) {
        if (!id.startsWith(`${area}/`)) throw new Error(`${id} is in the area ${area}: ids begin with their area`)
        if (rules.has(id))
          throw new Error(`${id} is in two topics, ${rules.get(id)?.topic} and ${topic}: ids are unique`)
        rules.set(id, { id, area, topic, ...rule })
      }
    }
  }
  return rules
}
