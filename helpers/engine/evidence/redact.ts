import { hasNearPins, nearPins } from './near-pins.ts'
import { formEncode } from '../http/encode.ts'

/** Keeps secrets out of everything that is kept or shown. */
export interface Redactor {
  /** From now on `secret` is replaced by `shown` in every redacted text, in each form that a header or a URL gives it. */
  add(secret: string, shown: string): void
  /** The same for an address that nobody else may open, in each form that JSON or a URL gives it. */
  addAddress(address: string, shown: string): void
  /** `text` without any known secret. */
  redact(text: string): string
}

const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  formEncode([['', secret]]).slice(1),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(`${secret}:`).toString('base64'),
  Buffer.from(`:${secret}`).toString('base64'),
  Buffer.from(secret).toString('base64'),
]

/** An address as writers of JSON escape it, and as it stands in a URL. */
const formsOfAddress = (address: string): string[] => [
  address,
  address.replaceAll('/', String.raw`\/`),
  address.replaceAll('&', String.raw`\u0026`),
  encodeURIComponent(address),
]

/** Shorter secrets have likes that occur in other words: these are not kept out. */
export const LONG_SECRET = 16

/** Words, with what stands between words, or a number: texts that are no secrets hold these by chance. */
const WORDS = /^(?:[a-z]+(?:[-_. ][a-z]+)*|\d+)$/i

/** Whether a secret is of the kind that ordinary texts hold too, as `test`, `my-token` or `1234`. */
export const isWordlike = (secret: string): boolean => secret.length < LONG_SECRET && WORDS.test(secret)

/**
 * What is sent of a long secret to see that it is not taken for the whole: without its last character, or in the other case,
 * each with the words of a shell that make it of the variable `shown`. Whoever sees it is as good as told the secret. Of a PIN it is
 * what differs from it in one digit.
 */
function likesOf(secret: string, shown: string): [form: string, shown: string][] {
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

/** A pair of neighbours that stand in one word or number: small after capital letters, not the other way round. */
const NEIGHBOURS = /^(?:[A-Za-z][a-z]|[A-Z]{2}|\d{2})$/
/** What ends with a letter or a digit, and yet is no part of the word after it: escapes, colours, names of schemes. */
const APART = /(?:%[\da-f]{2}|\\[bfnrt]|\\u[\da-f]{4}|\[[\d;]*m|bearer|basic|token|key)$/i
/** The longest of these but colours, which are short in fact. */
const LONGEST_APART = 12

/**
 * Replaces a word-like secret wherever it is not evidently a part of a longer word: `test` is no secret in "tested", but
 * it is in `Bearertest` and in `test:`.
 */
function replaceWords(text: string, word: string, shown: string): string {
  return text.replaceAll(word, (found, at: number) => {
    const end = at + word.length
    const goesOn = NEIGHBOURS.test(text.slice(end - 1, end + 1))
    const began = NEIGHBOURS.test(text.slice(Math.max(at - 1, 0), at + 1)) && at > 0
    const isPart = goesOn || (began && !APART.test(text.slice(Math.max(at - LONGEST_APART, 0), at)))
    return isPart ? found : shown
  })
}

/** Nearly no text holds a given form: that it does not is found out quickest alone. */
function replaceEach(text: string, form: string, shown: string): string {
  if (!text.includes(form)) return text
  return isWordlike(form) ? replaceWords(text, form, shown) : text.replaceAll(form, () => shown)
}

/** In characters: in shorter texts it is sooner looked form by form. */
const LONG_TEXT = 2_000
/** The source of an expression that matches this text alone. */
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/**
 * A redactor that knows no secret yet but those of `parent`, also the ones that `parent` learns later. Few secrets each
 * keep it fast: every text is searched for every form of every secret.
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
  /** One look tells that there is none, in nearly all long texts. For the texts of one scenario it would take longer to prepare. */
  const holdsNone = (text: string): boolean => {
    if (parent || text.length < LONG_TEXT) return false
    any ??= new RegExp(longestFirst.map(([form]) => literally(form)).join('|'))
    return !any.test(text)
  }
  return {
    add(secret, shown) {
      if (secret === '') return
      for (const [form, instead] of likesOf(secret, shown)) replacements.set(form, instead)
      replace(formsOf(secret), shown)
    },
    addAddress(address, shown) {
      // The same address comes with every answer of its transaction.
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

/** A redactor that knows these secrets. */
export function redactorOf(secrets: readonly (readonly [secret: string, shown: string])[]): Redactor {
  const redactor = createRedactor()
  for (const [secret, shown] of secrets) redactor.add(secret, shown)
  return redactor
}

/** Shorter beginnings of a secret tell nothing, and occur in other words. */
const TELLING = 6

/** Texts are cut with an ellipsis: the beginning of a secret right before one goes too. The longest secrets come first. */
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

/** Without the beginning of a secret at the end. */
function withoutBeginning(part: string, secret: string, shown: string): string {
  // Nearly always there is none, and each text is looked at for each secret: that must be quick.
  if (!part.slice(1 - secret.length).includes(secret.slice(0, TELLING))) return part
  for (let length = Math.min(secret.length - 1, part.length); length >= TELLING; length -= 1) {
    if (part.endsWith(secret.slice(0, length))) return part.slice(0, -length) + shown
  }
  return part
}
