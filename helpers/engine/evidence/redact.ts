import { hasNearPins, nearPins } from './near-pins.ts'
import { formEncode, queryEncode } from '../http/encode.ts'

/** Keeps secrets out of everything that is stored or shown. */
export interface Redactor {
  /** Replaces `secret` by `shown` in every later text, in each form that a header or a URL gives it. */
  add(secret: string, shown: string): void
  /** Also for a confidential address, in each form that JSON or a URL gives it. */
  addAddress(address: string, shown: string): void
  /** Removes all known secrets from `text`. */
  redact(text: string): string
}

const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  formEncode([['', secret]]).slice(1),
  queryEncode([['', secret]]).slice(1),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(`${secret}:`).toString('base64'),
  Buffer.from(`:${secret}`).toString('base64'),
  Buffer.from(secret).toString('base64'),
]

/** An address as JSON serializers escape it, and in a URL. */
const formsOfAddress = (address: string): string[] => [
  address,
  address.replaceAll('/', String.raw`\/`),
  address.replaceAll('&', String.raw`\u0026`),
  encodeURIComponent(address),
]

/**
 * The minimum length of secrets whose similar forms are redacted: similar forms of shorter ones occur in other words.
 */
export const LONG_SECRET = 16

/** Words joined by separators, or a number: ordinary texts contain these by chance. */
const WORDS = /^(?:[a-z]+(?:[-_. ][a-z]+)*|\d+)$/i

/** Whether ordinary texts may contain the secret, such as `test`, `my-token` or `1234`. */
export const isWordlike = (secret: string): boolean => secret.length < LONG_SECRET && WORDS.test(secret)

/**
 * Similar forms of a long secret, which scenarios send to check that they are rejected: without the last character, or
 * in the other case. They would reveal the secret, so each is replaced by a shell expression with the variable `shown`.
 * For a PIN, they differ in one digit.
 */
function similarFormsOf(secret: string, shown: string): [form: string, shown: string][] {
  const name = shown.replace(/^\$/, '')
  if (hasNearPins(secret))
    return [
      [nearPins.shorter(secret), `\${${name}%?}`],
      [nearPins.longer(secret), `\${${name}}0`],
      [nearPins.other(secret), `$((${name} ^ 1))`],
    ]
  if (secret.length < LONG_SECRET) return []
  return [
    [secret.slice(0, -1), `\${${name}%?}`],
    [secret.toUpperCase(), `$(echo $${name} | tr a-z A-Z)`],
    [secret.toLowerCase(), `$(echo $${name} | tr A-Z a-z)`],
  ]
}

/**
 * Two neighbouring characters of one word or number: a lower-case letter may follow a capital, but not the other way
 * round.
 */
const NEIGHBOURS = /^(?:[A-Za-z][a-z]|[A-Z]{2}|\d{2})$/
/**
 * Text that ends with a letter or a digit but does not belong to the following word: escapes, colours, names of
 * schemes.
 */
const APART = /(?:%[\da-f]{2}|\\[bfnrt]|\\u[\da-f]{4}|\[[\d;]*m|bearer|basic|token|key)$/i
/** The maximum length of such a text; colours are shorter in practice. */
const LONGEST_APART = 12

/**
 * Replaces a word-like secret unless it is clearly part of a longer word: `test` is not a secret in "tested", but it is
 * in `Bearertest` and in `test:`.
 */
function replaceWords(text: string, word: string, shown: string): string {
  return text.replaceAll(word, (found, at: number) => {
    const end = at + word.length
    const continues = NEIGHBOURS.test(text.slice(end - 1, end + 1))
    const began = NEIGHBOURS.test(text.slice(Math.max(at - 1, 0), at + 1)) && at > 0
    const isPart = continues || (began && !APART.test(text.slice(Math.max(at - LONGEST_APART, 0), at)))
    return isPart ? found : shown
  })
}

/** Checking for a form first is fastest, because most texts do not contain it. */
function replaceEach(text: string, form: string, shown: string): string {
  if (!text.includes(form)) return text
  return isWordlike(form) ? replaceWords(text, form, shown) : text.replaceAll(form, () => shown)
}

/** In shorter texts, searching form by form is faster. */
const LONG_TEXT = 2_000
/** The source of a regular expression that matches only this text. */
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/**
 * Creates a redactor that knows only the secrets of `parent`, including those that `parent` learns later. Each redactor
 * should have few secrets, because every text is searched for every form of every secret.
 */
export function createRedactor(parent?: Redactor): Redactor {
  const replacements = new Map<string, string>()
  let longestFirst: [string, string][] = []
  let any: RegExp | undefined
  const replace = (forms: readonly string[], shown: string) => {
    for (const form of forms) replacements.set(form, shown)
    longestFirst = [...replacements].toSorted(([a], [b]) => b.length - a.length)
    any = undefined
  }
  /**
   * A single search shows that most long texts contain no secret. For the texts of a single scenario, preparing the
   * search would take longer.
   */
  const holdsNone = (text: string): boolean => {
    if (parent || text.length < LONG_TEXT) return false
    any ??= new RegExp(longestFirst.map(([form]) => literally(form)).join('|'))
    return !any.test(text)
  }
  return {
    add(secret, shown) {
      if (secret === '') return
      for (const [form, instead] of similarFormsOf(secret, shown)) replacements.set(form, instead)
      replace(formsOf(secret), shown)
    },
    addAddress(address, shown) {
      // Every response about a transaction contains the same address.
      if (!replacements.has(address)) replace(formsOfAddress(address), shown)
    },
    redact(text) {
      const known = parent?.redact(text) ?? text
      const clean = holdsNone(known)
        ? known
        : longestFirst.reduce((left, [form, shown]) => replaceEach(left, form, shown), known)
      return withoutBeginnings(clean, longestFirst)
    },
  }
}

/** Creates a redactor that knows these secrets. */
export function redactorOf(secrets: readonly (readonly [secret: string, shown: string])[]): Redactor {
  const redactor = createRedactor()
  for (const [secret, shown] of secrets) redactor.add(secret, shown)
  return redactor
}

/** Shorter beginnings of a secret reveal nothing and occur in other words. */
const TELLING = 6

/** Removes the beginning of a secret right before an ellipsis, where a text was cut. The longest secrets come first. */
function withoutBeginnings(text: string, secrets: readonly [secret: string, shown: string][]): string {
  const longest = secrets[0]?.[0].length ?? 0
  const clean: string[] = []
  let done = 0
  for (let at = text.indexOf('…'); at >= 0; at = text.indexOf('…', at + 1)) {
    const start = Math.max(done, at - longest)
    const end = text.slice(start, at)
    const cleanEnd = secrets.reduce((left, [secret, shown]) => withoutBeginning(left, secret, shown), end)
    if (cleanEnd === end) continue
    clean.push(text.slice(done, start), cleanEnd)
    done = at
  }
  return clean.length === 0 ? text : [...clean, text.slice(done)].join('')
}

/** Removes the beginning of a secret from the end of a text. */
function withoutBeginning(part: string, secret: string, shown: string): string {
  // This check must be fast: each text is checked for each secret, mostly in vain.
  if (!part.slice(1 - secret.length).includes(secret.slice(0, TELLING))) return part
  for (let length = Math.min(secret.length - 1, part.length); length >= TELLING; length -= 1) {
    if (part.endsWith(secret.slice(0, length))) return part.slice(0, -length) + shown
  }
  return part
}
