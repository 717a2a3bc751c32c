import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { instantOf, isDateTime, SECOND } from '../values/time.ts'
import { isAbsent, isObject, labelOf } from '../values/json.ts'
import { oneOfText } from '../values/words.ts'

/** What the document says that a value is. */
export interface Kind {
  readonly schema: z.ZodType
  /** The same in words: "a boolean", "one of draft, started". */
  readonly is: string
  /** Whether a value that was not to change is what it was; absent values never get here. */
  readonly same: (before: unknown, after: unknown) => boolean
}

/** Longer texts are told apart by what is unique in them. */
const LONGEST_KNOWN = 40
/** How many values are known of a kind before all are forgotten. */
const MOST_KNOWN = 5_000

const known = new WeakMap<Kind, Map<unknown, boolean>>()

/** Whether a value is what the kind says. The same few texts, numbers and flags come in every answer: each is looked at once. */
export function isOfKind(kind: Kind, value: unknown): boolean {
  if (typeof value === 'object' || (typeof value === 'string' && value.length > LONGEST_KNOWN))
    return kind.schema.safeParse(value).success
  const verdicts = known.get(kind) ?? new Map<unknown, boolean>()
  if (verdicts.size === 0) known.set(kind, verdicts)
  const before = verdicts.get(value)
  if (before !== undefined) return before
  if (verdicts.size >= MOST_KNOWN) verdicts.clear()
  const verdict = kind.schema.safeParse(value).success
  verdicts.set(value, verdict)
  return verdict
}

const kindOf = (is: string, schema: z.ZodType, same: Kind['same'] = isDeepStrictEqual): Kind => ({ schema, is, same })

/** Texts and collections without content are as good as absent. */
const unlessAbsent = (schema: z.ZodType): z.ZodType => z.custom(isAbsent).or(schema)

/** The same of a look that is told by yes or no: of objects and lists nothing is copied then, and every answer has many. */
const ifAnything = (isFitting: (value: unknown) => boolean): z.ZodType =>
  z.custom((value) => isAbsent(value) || isFitting(value))
const isText = (value: unknown) => typeof value === 'string'
const isListOf = (isFitting: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every((item) => isFitting(item))

/** As far apart as two ways to write one instant may be. */
const sameInstant = (before: unknown, after: unknown) =>
  isDeepStrictEqual(before, after) || Math.abs(instantOf(before) - instantOf(after)) <= SECOND
/** The elements of a list in any order; objects by what tells them apart, as all else that they hold may be undocumented. */
const labels = (list: unknown) =>
  Array.isArray(list)
    ? list.map((item) => (isObject(item) ? (labelOf(item) ?? '') : JSON.stringify(item))).toSorted()
    : list
const sameElements = (before: unknown, after: unknown) => isDeepStrictEqual(labels(before), labels(after))
/** What an object holds is compared member by member, where it is documented. */
const always = () => true

export const anything = kindOf('anything', z.unknown())
export const text = kindOf('a text', z.string())
export const boolean = kindOf('a boolean', z.boolean())
export const integer = kindOf('a whole number', z.int())
export const number = kindOf('a number', z.number())
export const object = kindOf('an object', ifAnything(isObject), always)
export const array = kindOf('an array', ifAnything(Array.isArray), sameElements)
export const texts = kindOf('an array of texts', ifAnything(isListOf(isText)), sameElements)
export const integers = kindOf('an array of whole numbers', unlessAbsent(z.array(z.int())), sameElements)
export const objects = kindOf('an array of objects', ifAnything(isListOf(isObject)), sameElements)
export const dateTime = kindOf('an ISO 8601 date-time', unlessAbsent(z.custom(isDateTime)), sameInstant)

/** One value alone. */
export const exactly = (value: string): Kind => kindOf(value, z.literal(value))
/** One of a documented set. */
export const oneOf = (values: readonly string[]): Kind => kindOf(oneOfText(values), unlessAbsent(z.enum(values)))
/** One of a documented set of numbers. */
export const oneNumberOf = (values: readonly number[]): Kind =>
  kindOf(
    oneOfText(values.map(String)),
    z.custom((value) => values.includes(value as number)),
  )
/** What shows only where it is false. */
export const nothingButFalse = kindOf('false, or not shown', z.literal(false))
/** A text of a form, which is told in words. */
export const matching = (form: RegExp, is: string): Kind => kindOf(is, unlessAbsent(z.string().regex(form)))

/** A number within bounds; what is none breaks the rule of its type alone. */
export const between = (least: number, most: number): Kind =>
  kindOf(
    `a number between ${least} and ${most}`,
    z.custom((value) => typeof value !== 'number' || (value >= least && value <= most)),
  )
/** A number that is not negative; what is none breaks the rule of its type alone. */
export const notNegative = kindOf(
  'no negative number',
  z.custom((value) => typeof value !== 'number' || value >= 0),
)
/**
 * A text of no more than so many characters; what is no text breaks the rule of its type alone. Marks that join another character
 * are not counted, as the document does not say whether they are.
 */
export const textUpTo = (most: number): Kind =>
  kindOf(
    `a text of at most ${most} characters`,
    z.custom((value) => typeof value !== 'string' || Array.from(value.replace(/\p{M}/gu, '')).length <= most),
  )
/** An object of texts; what is no object breaks the rule of its type alone. */
export const textValues = kindOf(
  'an object whose values are texts',
  z.custom((value) => !isObject(value) || Object.values(value).every((v) => isAbsent(v) || typeof v === 'string')),
)
