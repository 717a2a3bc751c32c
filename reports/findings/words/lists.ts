import { countOf, cut } from '../../text.ts'

/** The maximum number of elements that are named. */
const MOST_NAMED = 2
/** The maximum number of characters of a named element. */
const LONGEST = 44

/** How one list of simple values became another one: `2 of 3 emails are missing: …`. */
export function listChange(expected: readonly unknown[], actual: readonly unknown[]): string | undefined {
  const [wanted, got] = [expected.map(plain), actual.map(plain)]
  const missing = without(wanted, got)
  const added = without(got, wanted)
  if (missing.length === 0 && added.length === 0) return 'the same elements in another order'
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase()).toSorted()
  if (wanted.length === got.length && lower(wanted).join('\n') === lower(got).join('\n'))
    return 'differs in upper and lower case'
  const one = oneElement(wanted, got)
  if (one !== undefined) return one
  const parts = [
    ...(missing.length > 0 ? [missingText(missing, wanted, got)] : []),
    ...(added.length > 0 ? [addedText(added, wanted)] : []),
  ]
  return parts.join('; ')
}

/** The element that differs, if there is only one, and all others are at their place. */
function oneElement(wanted: readonly string[], got: readonly string[]): string | undefined {
  if (wanted.length !== got.length || wanted.length < 2) return undefined
  const places = wanted.flatMap((text, i) => (text === got[i] ? [] : [i]))
  const [at, ...more] = places
  if (at === undefined || more.length > 0) return undefined
  return `element ${at + 1} is ${shortened(got[at] ?? '')} where ${shortened(wanted[at] ?? '')} is required`
}

function missingText(missing: readonly string[], wanted: readonly string[], got: readonly string[]): string {
  if (got.length === 0)
    return wanted.length === 1
      ? `is empty: ${named(missing)} is missing`
      : `is empty: all ${nounOf(wanted.length, wanted)} are missing`
  const verb = missing.length === 1 ? 'is' : 'are'
  return `${missing.length} of ${nounOf(wanted.length, wanted)} ${verb} missing: ${named(missing)}`
}

function addedText(added: readonly string[], wanted: readonly string[]): string {
  const [first] = added
  if (added.length === 1 && first !== undefined && wanted.includes(first)) return `${shortened(first)} is there twice`
  return `${nounOf(added.length, added)} too many: ${named(added)}`
}

/** `3 emails`, or `3 elements`. */
const nounOf = (count: number, texts: readonly string[]): string =>
  countOf(count, texts.every((text) => text.includes('@')) ? 'email' : 'element')

function named(texts: readonly string[]): string {
  const more = texts.length - MOST_NAMED
  const shown = texts.slice(0, MOST_NAMED).map(shortened).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}

const shortened = (text: string): string => cut(text, LONGEST)

/** Texts without their quotes, which only other values need. */
const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))

/** The texts that the others lack, with repetitions. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return texts.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
