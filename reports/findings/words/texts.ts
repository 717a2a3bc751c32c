/** The maximum number of characters of a changed part that is quoted. */
const LONGEST_QUOTED = 24
/** A change in a shorter text is seen at once. */
const LONG = 40

/** How one text became another one, as the predicate of a sentence or as `"a" became "b"`; undefined if they are just different. */
export function textChange(expected: string, actual: string): string | undefined {
  return (
    shortened(expected, actual) ??
    OTHER_FORMS.find(([, form]) => form(expected, actual))?.[0] ??
    replaced(expected, actual)
  )
}

const lengthOf = (text: string): number => Array.from(text).length

function shortened(expected: string, actual: string): string | undefined {
  if (actual === '') return 'is empty'
  if (expected === '') return undefined
  if (expected.trim() === actual) return 'lost the spaces around it'
  if (expected.startsWith(actual)) return `was cut after ${lengthOf(actual)} characters`
  const added = actual.slice(expected.length)
  if (actual.startsWith(expected) && added.length <= LONGEST_QUOTED) return `has ${quoted(added)} added at its end`
  return undefined
}

type Form = (expected: string, actual: string) => boolean

/** Texts that a person would call the same. */
const OTHER_FORMS: readonly (readonly [words: string, form: Form])[] = [
  ['differs in upper and lower case', (a, b) => a.toLowerCase() === b.toLowerCase()],
  ['has another Unicode normal form', (a, b) => a.normalize() === b.normalize()],
  ['was read as Latin-1 instead of UTF-8', (a, b) => Buffer.from(a).toString('latin1') === b],
  ['lost its accents', (a, b) => withoutMarks(a) === withoutMarks(b) && withoutMarks(b) === b],
  ['differs in its spaces', (a, b) => a.replaceAll(/\s+/g, '') === b.replaceAll(/\s+/g, '')],
]

/** Some letters, such as Ł, have no mark that could be taken off. */
const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** `"&" became "&amp;"`: a part that was escaped or exchanged. */
function replaced(expected: string, actual: string): string | undefined {
  const escape = ESCAPE.exec(actual)?.[0]
  if (escape !== undefined && unescaped(actual) === unescaped(expected) && !expected.includes(escape))
    return `${quoted(unescaped(escape))} became ${quoted(escape)}`
  if (Math.max(expected.length, actual.length) <= LONG) return undefined
  const start = commonStart(expected, actual)
  const end = commonEnd(expected.slice(start), actual.slice(start))
  const [from, to] = [expected.slice(start, expected.length - end), actual.slice(start, actual.length - end)]
  if (Math.max(from.length, to.length) > LONGEST_QUOTED) return undefined
  const place = `at character ${lengthOf(expected.slice(0, start)) + 1}`
  if (from === '') return `has ${quoted(to)} added ${place}`
  return to === '' ? `lost ${quoted(from)} ${place}` : `${quoted(from)} became ${quoted(to)} ${place}`
}

/** One or more escapes of HTML or of a URL in a row, which are one character. */
const ESCAPE = /&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);|(?:%[\da-f]{2})+/i
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replaceAll(new RegExp(ESCAPE, 'gi'), (escape) => {
    if (escape.startsWith('%')) return decodedUrl(escape)
    const name = escape.slice(1, -1)
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? escape
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : escape
  })
}

function decodedUrl(escape: string): string {
  try {
    return decodeURIComponent(escape)
  } catch {
    return escape
  }
}

const quoted = (text: string): string => JSON.stringify(text)

/** The number of characters that two texts have in common at their beginning. */
export function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

/** The number of characters that they have in common at their end. */
export function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}
