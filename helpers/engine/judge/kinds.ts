import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from '../values/json-schema.ts'
import { instantOf, isDateTime, SECOND } from '../values/time.ts'
import { isAbsent, isObject, labelOf } from '../values/json.ts'
import { oneOfText } from '../values/words.ts'

/** The documented type of a value. */
export interface Kind {
  readonly isFitting: (value: unknown) => boolean
  /** A description for messages: "a boolean", "one of draft, started". */
  readonly is: string
  /** Whether a value is unchanged; never called for absent values. */
  readonly same: (before: unknown, after: unknown) => boolean
  /** The documented values, except absence. `isFitting` is more tolerant. */
  readonly schema: JsonSchema
}

const kindOf = (
  is: string,
  schema: JsonSchema,
  isFitting: Kind['isFitting'],
  same: Kind['same'] = isDeepStrictEqual,
): Kind => ({ isFitting, is, same, schema })

/** Accepts absent values, including texts and collections without content. */
const unlessAbsent = (isFitting: Kind['isFitting']) => (value: unknown) => isAbsent(value) || isFitting(value)
const isText = (value: unknown) => typeof value === 'string'
const isListOf = (isFitting: Kind['isFitting']) => (value: unknown) =>
  Array.isArray(value) && value.every((item) => isFitting(item))

/** The number of values to remember before all are forgotten. */
const MOST_REMEMBERED = 5_000

/** Remembers results, because the same times occur in many responses about a transaction. */
function remembered(isFitting: Kind['isFitting']): Kind['isFitting'] {
  const known = new Map<unknown, boolean>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    if (known.size >= MOST_REMEMBERED) known.clear()
    const verdict = isFitting(value)
    if (typeof value === 'string') known.set(value, verdict)
    return verdict
  }
}

/** Compares instants with the tolerance for different formats. */
const sameInstant = (before: unknown, after: unknown) =>
  isDeepStrictEqual(before, after) || Math.abs(instantOf(before) - instantOf(after)) <= SECOND
/** The elements of a list in any order; objects by their label, because their other members may be undocumented. */
const labels = (list: unknown) =>
  Array.isArray(list)
    ? list.map((item) => (isObject(item) ? (labelOf(item) ?? '') : JSON.stringify(item))).toSorted()
    : list
const sameElements = (before: unknown, after: unknown) => isDeepStrictEqual(labels(before), labels(after))
/** The documented members of an object are compared one by one. */
const always = () => true

export const anything = kindOf('anything', {}, () => true)
export const text = kindOf('a text', { type: 'string' }, isText)
export const boolean = kindOf('a boolean', { type: 'boolean' }, (value) => typeof value === 'boolean')
export const integer = kindOf('a whole number', { type: 'integer' }, Number.isInteger)
export const number = kindOf('a number', { type: 'number' }, Number.isFinite)
export const object = kindOf('an object', { type: 'object' }, unlessAbsent(isObject), always)
export const array = kindOf('an array', { type: 'array' }, unlessAbsent(Array.isArray), sameElements)
export const texts = kindOf(
  'an array of texts',
  { type: 'array', items: { type: 'string' } },
  unlessAbsent(isListOf(isText)),
  sameElements,
)
export const integers = kindOf(
  'an array of whole numbers',
  { type: 'array', items: { type: 'integer' } },
  unlessAbsent(isListOf(Number.isInteger)),
  sameElements,
)
export const objects = kindOf(
  'an array of objects',
  { type: 'array', items: { type: 'object' } },
  unlessAbsent(isListOf(isObject)),
  sameElements,
)
export const dateTime = kindOf(
  'an ISO 8601 date-time',
  { type: 'string', format: 'date-time' },
  unlessAbsent(remembered(isDateTime)),
  sameInstant,
)

/** A single value. */
export const exactly = (value: string): Kind => kindOf(value, { type: 'string', const: value }, (one) => one === value)
/** One of a documented set. */
export const oneOf = (values: readonly string[]): Kind =>
  kindOf(
    oneOfText(values),
    { type: 'string', enum: values },
    unlessAbsent((value) => values.includes(value as string)),
  )
/** One of a documented set of numbers. */
export const oneNumberOf = (values: readonly number[]): Kind =>
  kindOf(oneOfText(values.map(String)), { type: 'integer', enum: values }, (value) => values.includes(value as number))
/** A text of a certain form, with its description. */
export const matching = (form: RegExp, is: string, schema: JsonSchema = {}): Kind =>
  kindOf(
    is,
    { type: 'string', ...schema },
    unlessAbsent((value) => typeof value === 'string' && form.test(value)),
  )

/** A number within bounds; the rule of its type judges other values. */
export const between = (least: number, most: number): Kind =>
  kindOf(
    `a number between ${least} and ${most}`,
    { minimum: least, maximum: most },
    (value) => typeof value !== 'number' || (value >= least && value <= most),
  )
/** A number that is not negative; the rule of its type judges other values. */
export const notNegative = kindOf(
  'a number of at least 0',
  { minimum: 0 },
  (value) => typeof value !== 'number' || value >= 0,
)
/**
 * A text with at most this many characters; the rule of its type judges other values. Combining marks are not counted,
 * because the document does not say whether they count.
 */
export const textUpTo = (most: number): Kind =>
  kindOf(
    `a text of at most ${most} characters`,
    { maxLength: most },
    (value) => typeof value !== 'string' || Array.from(value.replace(/\p{M}/gu, '')).length <= most,
  )
/** An object whose values are texts; the rule of its type judges other values. */
export const textValues = kindOf(
  'an object whose values are texts',
  { additionalProperties: { type: 'string' } },
  (value) => !isObject(value) || Object.values(value).every((v) => isAbsent(v) || typeof v === 'string'),
)
