import type { Need } from './needs.ts'
import { idOf, type IdOf } from './pattern.ts'
import type { Section } from './sections.ts'

/**
 * `stated`: the document says it. `inferred`: it follows from the text without being written. `open`: it is observed,
 * never judged. `own`: the document does not say it; somebody else promises it, such as the vendor.
 */
export type Level = 'stated' | 'inferred' | 'open' | 'own'

/** The section of a rule that is not based on the document: whose promise it is. */
export type OwnSection = `Promised by ${string}`

/** The reasons why no target can exercise a rule: a closed list, so that reports can group by it. */
export const UNREACHABLE = {
  'no-call': 'no documented call shows or changes it',
  'web-application': 'it happens in the web application',
  email: 'it appears only in an email',
  roles: 'it needs a person with a given role',
  'rate-limit': 'it needs rate limits, and their thresholds are not documented',
  environment: 'it concerns the operation of the service, not its responses',
  'no-trigger': 'no documented call or control hook triggers it',
} as const
export type Unreachable = keyof typeof UNREACHABLE

/** Why no target can exercise a rule. */
interface Barrier {
  readonly reason: Unreachable
  readonly because: string
}

/** Marks rules that no target can exercise, with a reason from the closed list and an explanation. */
export const unreachable = (reason: Unreachable, because: string): Barrier => ({ reason, because })

/** One separate statement of the document, or one promise beyond it, as data. */
export interface RuleEntry {
  readonly section: Section | OwnSection
  readonly statement: string
  readonly level: Level
  /** For an inferred rule: the words of the document that it follows from, and how. */
  readonly because?: string
  /** For an own rule: where the promise is written, if its author says so. */
  readonly source?: string
  readonly needs: readonly Need[]
  readonly unreachable?: Barrier
}

/** A rule with its id (`area/slug`, never reused) and the topic that lists it. */
export interface Rule extends RuleEntry {
  readonly id: string
  readonly area: string
  readonly topic: string
}

/** Whether the document does not contain a rule, because somebody else promises it. */
export const isOwn = ({ level }: Pick<RuleEntry, 'level'>): boolean => level === 'own'

/** Rules by id. */
export type RuleTable<Id extends string = string> = Readonly<Record<Id, RuleEntry>>

/** One of several cases to which the same statements apply. */
export interface Case<Word extends string = string> {
  /** Replaces the `*` in ids: `started`. */
  readonly word: Word
  /** Replaces the `*` in statements: "a started transaction". */
  readonly name: string
  readonly needs?: readonly Need[]
}

/** Common properties of rules besides their section: their needs, or the reason why no target can exercise them. */
export type Condition = readonly Need[] | Barrier

/** Statements by rule id. */
export type Statements<Id extends string> = Readonly<Record<Id, string>>

/** Creates a table of rules from statements with the same section and the same needs. */
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

/** Puts the name of the case into a statement, capitalized at the beginning. */
const putIn = (name: string, statement: string): string =>
  statement.replace('*', statement.startsWith('*') ? name.charAt(0).toUpperCase() + name.slice(1) : name)

/** Creates one rule per pattern and case; the word and the name of the case replace the `*`. */
export const each = <Word extends string>(cases: readonly Case<Word>[]) => ({
  stated: say('stated', cases),
  inferred: (because: string) => say('inferred', cases, because.replaceAll(/\s+/g, ' ')),
  open: say('open', cases),
})

const itself = each([{ word: '', name: '' }])
/** Rules that the document states in words, in a table or as a limit. A violation fails the gate. */
export const { stated } = itself
/**
 * Rules that follow from the text without being written. `because` tells a vendor which words a rule follows from, and
 * how; its line breaks count as spaces. A rule without a convincing derivation must be open. A violation fails the gate
 * unless only stated rules count.
 */
export const { inferred } = itself
/** Places where the document says "not shown" or contradicts itself. The behaviour of the target is recorded. */
export const { open } = itself

/**
 * Merges several tables.
 * @throws Error if two tables contain the same id
 */
export function tableOf<Tables extends readonly RuleTable[]>(...tables: Tables): RuleTable<KeysOf<Tables[number]>> {
  const merged: Record<string, RuleEntry> = {}
  for (const [id, entry] of tables.flatMap((table) => Object.entries(table))) {
    if (merged[id]) throw new Error(`ids are unique: ${id} is twice in one topic`)
    merged[id] = entry
  }
  return merged as RuleTable<KeysOf<Tables[number]>>
}

/** The ids of several tables. */
export type KeysOf<Table> = Table extends Table ? keyof Table & string : never

/** The rules of all areas, by area and topic. */
export type Areas = Readonly<Record<string, Readonly<Record<string, RuleTable>>>>

/**
 * Turns the tables of all areas into rules with ids, in order.
 * @throws Error if two topics contain the same id, or if an id does not begin with its area
 */
export function catalogueOf(areas: Areas): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const [area, topics] of Object.entries(areas)) {
    for (const [topic, table] of Object.entries(topics)) {
      for (const [id, rule] of Object.entries(table)) {
        if (!id.startsWith(`${area}/`)) throw new Error(`ids begin with their area: ${id} is in the area ${area}`)
        if (rules.has(id))
          throw new Error(`ids are unique: ${id} is in two topics, ${rules.get(id)?.topic} and ${topic}`)
        rules.set(id, { id, area, topic, ...rule })
      }
    }
  }
  return rules
}
