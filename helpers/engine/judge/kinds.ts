import { isDeepStrictEqual } from 'node:util'
import { instantOf, isDateTime, SECOND } from '../values/time.ts'
import { isAbsent, isObject, labelOf } from '../values/json.ts'
import { oneOfText } from '../values/words.ts'

/** What the document says that a value is. */
export interface Kind {
  readonly isFitting: (value: unknown) => boolean
  /** The same in words: "a boolean", "one of draft, started". */
  readonly is: string
  /** Whether a value that was not to change is what it was; absent values never get here. */
  readonly same: (before: unknown, after: unknown) => boolean
}

const kindOf = (is: string, isFitting: Kind['isFitting'], same: Kind['same'] = isDeepStrictEqual): Kind => ({
  isFitting,
  is,
  same,
})

/** Texts and collections without content are as good as absent. */
const unlessAbsent = (isFitting: Kind['isFitting']) => (value: unknown) => isAbsent(value) || isFitting(value)
const isText = (value: unknown) => typeof value === 'string'
const isListOf = (isFitting: Kind['isFitting']) => (value: unknown) =>
  Array.isArray(value) && value.every((item) => isFitting(item))

/** How many values are remembered before all are forgotten. */
const MOST_REMEMBERED = 5_000

/** The same times come in answer after answer of a transaction: each is looked at once. */
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

export const anything = kindOf('anything', () => true)
export const text = kindOf('a text', isText)
export const boolean = kindOf('a boolean', (value) => typeof value === 'boolean')
export const integer = kindOf('a whole number', Number.isSafeInteger)
export const number = kindOf('a number', Number.isFinite)
export const object = kindOf('an object', unlessAbsent(isObject), always)
export const array = kindOf('an array', unlessAbsent(Array.isArray), sameElements)
export const texts = kindOf('an array of texts', unlessAbsent(isListOf(isText)), sameElements)
export const integers = kindOf('an array of whole numbers', unlessAbsent(isListOf(Number.isSafeInteger)), sameElements)
export const objects = kindOf('an array of objects', unlessAbsent(isListOf(isObject)), sameElements)
export const dateTime = kindOf('an ISO 8601 date-time', unlessAbsent(remembered(isDateTime)), sameInstant)

/** One value alone. */
export const exactly = (value: string): Kind => kindOf(value, (one) => one === value)
/** One of a documented set. */
export const oneOf = (values: readonly string[]): Kind =>
  kindOf(
    oneOfText(values),
    unlessAbsent((value) => values.includes(value as string)),
  )
/** One of a documented set of numbers. */
export const oneNumberOf = (values: readonly number[]): Kind =>
  kindOf(oneOfText(values.map(String)), (value) => values.includes(value as number))
/** A text of a form, which is told in words. */
export const matching = (form: RegExp, is: string): Kind =>
  kindOf(
    is,
    unlessAbsent((value) => typeof value === 'string' && form.test(value)),
  )

/** A number within bounds; what is none breaks the rule of its type alone. */
export const between = (least: number, most: number): Kind =>
  kindOf(
    `a number between ${least} and ${most}`,
    (value) => typeof value !== 'number' || (value >= least && value <= most),
  )
/** A number that is not negative; what is none breaks the rule of its type alone. */
export const notNegative = kindOf('no negative number', (value) => typeof value !== 'number' || value >= 0)
/**
 * A text of no more than so many characters; what is no text breaks the rule of its type alone. Marks that join another character
 * are not counted, as the document does not say whether they are.
 */
export const textUpTo = (most: number): Kind =>
  kindOf(
    `a text of at most ${most} characters`,
    (value) => typeof value !== 'string' || Array.from(value.replace(/\p{M}/gu, '')).length <= most,
  )
/** An object of texts; what is no object breaks the rule of its type alone. */
export const textValues = kindOf(
  'an object whose values are texts',
  (value) => !isObject(value) || Object.values(value).every((v) => isAbsent(v) || typeof v === 'string'),
)
