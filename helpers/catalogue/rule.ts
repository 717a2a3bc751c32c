import type { Need } from './needs.ts'
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

/** One statement of the document that can be told apart, as data. */
export interface RuleEntry {
  readonly section: Section
  readonly statement: string
  readonly level: Level
  readonly needs: readonly Need[]
  readonly unreachable?: { readonly reason: Unreachable; readonly because: string }
}

/** A rule with its identity: `area/slug`, never reused, and the topic under which it is found. */
export interface Rule extends RuleEntry {
  readonly id: string
  readonly area: string
  readonly topic: string
}

interface Options {
  readonly needs?: readonly Need[]
  /** The reason from the closed list, and a sentence. */
  readonly unreachable?: readonly [reason: Unreachable, because: string]
}

const entry =
  (level: Level) =>
  (section: Section, statement: string, { needs = [], unreachable }: Options = {}): RuleEntry => ({
    section,
    statement,
    level,
    needs,
    ...(unreachable && { unreachable: { reason: unreachable[0], because: unreachable[1] } }),
  })

/** A rule that the document says in words, in a table or as a limit. A breach fails the gate. */
export const stated = entry('stated')
/** A rule that follows from the text without being written. A breach fails the gate only when strict. */
export const inferred = entry('inferred')
/** A place where the document says "not shown", or contradicts itself. What the target does is recorded. */
export const open = entry('open')

/** The rules of one topic of an area, keyed by full id, so that a plain text search finds them. */
export type RuleTable<Area extends string> = Readonly<Record<`${Area}/${string}`, RuleEntry>>

/** The rules of all areas by area and topic. */
export type Areas = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, RuleEntry>>>>>>

/**
 * Turns the tables of all areas into rules with their ids, in order.
 * @throws Error where two topics have a rule of the same id
 */
export function catalogueOf(areas: Areas): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const topics of Object.values(areas)) {
    for (const [topic, table] of Object.entries(topics)) {
      for (const [id, rule] of Object.entries(table)) {
        if (rules.has(id))
          throw new Error(`${id} is in two topics, ${rules.get(id)?.topic} and ${topic}: ids are unique`)
        rules.set(id, { id, area: id.slice(0, id.indexOf('/')), topic, ...rule })
      }
    }
  }
  return rules
}
