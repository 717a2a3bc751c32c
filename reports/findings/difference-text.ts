import { countOf } from '../text.ts'
import { contentsApart, differenceOf, type Apart } from './difference.ts'
import { claimChange, timeChange } from './words/claims.ts'
import { listChange } from './words/lists.ts'
import { textChange } from './words/texts.ts'

/** The maximum number of members that are named. */
const MOST_MEMBERS = 2
/** The maximum number of characters of an object or array that is shown as a whole. */
const LONGEST_WHOLE = 40
/** The maximum number of characters of a value of a member. */
const LONGEST_VALUE = 30

/**
 * How the actual value differs from the expected one, in words, such as `was cut after 100 characters`, `2 of 3 emails
 * are missing: …` or `reviewer and recipient are swapped`. Both are texts as findings have them: JSON, or a claim in words.
 * @returns undefined if they have so little in common that only the values themselves say it
 */
export function differenceText(expected: string, actual: string): string | undefined {
  const [wanted, got] = [parsed(expected), parsed(actual)]
  if (wanted === undefined) return claimChange(expected, got)
  if (got === undefined) return undefined
  if (typeof wanted === 'string' && typeof got === 'string')
    return (isTime(wanted) ? timeChange(wanted, got) : undefined) ?? textChange(wanted, got)
  if (Array.isArray(wanted) && Array.isArray(got) && [...wanted, ...got].every(isSimple)) return listChange(wanted, got)
  if (isCollection(wanted) && isCollection(got))
    return collectionChange(wanted, got, differenceOf(expected, actual)?.apart)
  return typeChange(wanted, got)
}

/** `name was cut …` if the words begin with a verb, otherwise `name: "&" became …`. */
export const withSubject = (subject: string, words: string): string =>
  `${subject}${/^(?:is|was|has|lost|changed|differs)\b/.test(words) ? ' ' : ': '}${words}`

/** The same value in another type: `is the text "1" where the number 1 is required`. */
function typeChange(wanted: unknown, got: unknown): string | undefined {
  if (!isSimple(wanted) || !isSimple(got) || typeof wanted === typeof got || String(wanted) !== String(got))
    return undefined
  return `is the ${nameOf(got)} ${JSON.stringify(got)} where the ${nameOf(wanted)} ${JSON.stringify(wanted)} is required`
}

const nameOf = (value: unknown): string => (typeof value === 'string' ? 'text' : typeof value)

function collectionChange(wanted: object, got: object, apart: readonly Apart[] | undefined): string | undefined {
  const swapped = swappedIn(wanted, got)
  if (swapped !== undefined) return swapped
  if (isPlain(wanted) && isPlain(got) && Object.keys(got).length === 0) return 'is empty'
  if (Array.isArray(wanted) && Array.isArray(got)) {
    if (wanted.length === 0) return `has ${countOf(got.length, 'element')} where none is allowed`
    if (got.length === 0) return `is empty, but ${countOf(wanted.length, 'element is', 'elements are')} required`
    if (sortedText(wanted) === sortedText(got)) return 'the same elements in another order'
  }
  return apartText(apart)
}

/**
 * The first members that differ in two objects or arrays without anything in common, if one of them is too long to be
 * shown as a whole.
 */
export function membersText(expected: string, actual: string): string | undefined {
  return Math.max(expected.length, actual.length) > LONGEST_WHOLE
    ? apartText(contentsApart(expected, actual)?.apart)
    : undefined
}

function apartText(apart: readonly Apart[] = []): string | undefined {
  if (apart.length === 0) return undefined
  const texts = apart.map(memberText)
  const more = texts.length - MOST_MEMBERS
  return `${texts.slice(0, MOST_MEMBERS).join(', ')}${more > 0 ? `, and ${more} more` : ''}`
}

function memberText({ path = 'an element', expected, actual }: Apart): string {
  if (actual === undefined) return path === 'an element' ? `${cutValue(expected)} is missing` : `${path} is missing`
  if (expected === undefined) return `${path === 'an element' ? cutValue(actual) : path} is too many`
  const words = differenceText(expected, actual)
  if (words !== undefined) return withSubject(path, words)
  return `${path} is ${cutValue(actual)} where ${cutValue(expected)} is required`
}

const cutValue = (text = ''): string => (text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`)

/** `reviewer and recipient are swapped`, in an object or in each object of a list. */
function swappedIn(wanted: object, got: object): string | undefined {
  if (Array.isArray(wanted) && Array.isArray(got)) {
    const [first] = wanted.map((one: unknown, i) => {
      const other: unknown = got[i]
      return isPlain(one) && isPlain(other) ? swappedIn(one, other) : undefined
    })
    return wanted.length === got.length ? first : undefined
  }
  if (!isPlain(wanted) || !isPlain(got)) return undefined
  const changed = Object.keys({ ...wanted, ...got }).filter(
    (key) => JSON.stringify(wanted[key]) !== JSON.stringify(got[key]),
  )
  const [a, b] = changed
  if (changed.length !== 2 || a === undefined || b === undefined) return undefined
  const isSwapped = JSON.stringify([wanted[a], wanted[b]]) === JSON.stringify([got[b], got[a]])
  return isSwapped ? `${a} and ${b} are swapped` : undefined
}

const sortedText = (list: readonly unknown[]) => JSON.stringify(list.map((one) => JSON.stringify(one)).toSorted())

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text)
const isCollection = (value: unknown): value is object => typeof value === 'object' && value !== null
const isPlain = (value: unknown): value is Record<string, unknown> => isCollection(value) && !Array.isArray(value)
const isSimple = (value: unknown): boolean => !isCollection(value)

/** The value of a JSON text; `nothing` is how findings write an absent one. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
