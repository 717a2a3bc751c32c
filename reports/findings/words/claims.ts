import { cut } from '../../text.ts'
import { textChange } from './texts.ts'

/** The maximum number of characters of a value that a claim names. */
const LONGEST = 60
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How a value breaks a claim that an assertion states in words, such as `one of them is a@example.com`.
 * @param actual the actual value; undefined if it is not JSON
 */
export function claimChange(expected: string, actual: unknown): string | undefined {
  for (const [form, words] of FORMS) {
    const found = form.exec(expected)
    if (found)
      return words(
        found.slice(1).map((text) => text ?? ''),
        actual,
      )
  }
  return undefined
}

type Words = (named: readonly string[], actual: unknown) => string | undefined

const FORMS: readonly (readonly [form: RegExp, words: Words])[] = [
  [/^one of (\S+@\S+) for (?:the field )?(\S+)$/, ([who = '', whom = ''], actual) => pairChange(who, whom, actual)],
  [/^(?:one of them is|one is|one that is|with) ([^,]+)$/, ([wanted = ''], actual) => memberChange(wanted, actual)],
  [/^no key (.+)$/, ([key = '']) => `has the key ${cut(key, LONGEST)}, which must be refused`],
  [/^at most (\d+) entries$/, ([most = ''], actual) => tooMany(most, actual)],
  [/^(\S+T\S+Z)(?: within .+)?$/, ([wanted = ''], actual) => timeChange(wanted, actual)],
]

/** The element of a list that is missing, or another form of it. */
function memberChange(wanted: string, actual: unknown): string | undefined {
  const got = textsIn(actual)
  const changed = got.map((text) => (text === wanted ? undefined : textChange(wanted, text))).find((text) => text)
  if (changed !== undefined && got.length <= 3) return changed
  if (got.includes(wanted)) return undefined
  if (Array.isArray(actual) && actual.length > 0 && actual.every((one) => one === null)) return 'is missing'
  return `${cut(wanted, LONGEST)} ${/\S and \S/.test(wanted) ? 'are' : 'is'} missing`
}

/** An instruction that is missing, or has its two sides in the wrong places. */
function pairChange(who: string, whom: string, actual: unknown): string | undefined {
  const pairs = pairsIn(actual)
  const isSwapped = pairs.some(([[, first], [, second]]) => first === whom && second === who)
  if (isSwapped && whom.includes('@')) {
    const [name, other] = pairs.find(([[, first]]) => first === whom)?.map(([key]) => key) ?? []
    return name === undefined || /^\d/.test(name)
      ? 'reviewer and recipient are swapped'
      : `${name} and ${other} are swapped`
  }
  if (Array.isArray(actual) && actual.length === 0) return `is empty: the one of ${cut(who, LONGEST)} is missing`
  const texts = textsIn(actual)
  return `the one of ${cut(who, LONGEST)} is ${texts.includes(who) ? 'there in another form' : 'missing'}`
}

type Pair = readonly [readonly [key: string, value: unknown], readonly [key: string, value: unknown]]

/** The objects and arrays with two members, wherever they are. */
function pairsIn(value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const [first, second] = entries
  const own: Pair[] = entries.length === 2 && first && second ? [[first, second]] : []
  return [...own, ...Object.values(value).flatMap(pairsIn)]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function tooMany(most: string, actual: unknown): string | undefined {
  if (typeof actual !== 'object' || actual === null) return undefined
  return `has ${Object.keys(actual).length} entries where at most ${most} are allowed`
}

/** `is 1 h later than required`. */
export function timeChange(wanted: string, actual: unknown): string | undefined {
  const apart = Date.parse(String(actual)) - Date.parse(wanted)
  if (typeof actual !== 'string' || Number.isNaN(apart) || apart === 0) return undefined
  return `is ${spanText(Math.abs(apart))} ${apart > 0 ? 'later' : 'earlier'} than required`
}

function spanText(ms: number): string {
  const [unit, name] =
    ms >= 2 * DAY_MS
      ? [DAY_MS, 'days']
      : ms >= HOUR_MS
        ? [HOUR_MS, 'h']
        : ms >= MINUTE_MS
          ? [MINUTE_MS, 'min']
          : [1000, 's']
  return `${Number((ms / unit).toFixed(1))} ${name}`
}
