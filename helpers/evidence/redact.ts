import { formEncode } from '../http/encode.ts'

/** Keeps secrets out of everything that is kept or shown. */
export interface Redactor {
  /** From now on `secret` is replaced by `shown` in every redacted text, in each form that a header or a URL gives it. */
  add(secret: string, shown: string): void
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

/** Shorter secrets have likes that occur in other words: these are not kept out. */
export const LONG_SECRET = 16

/**
 * What is sent of a long secret to see that it is not taken for the whole: without its last character, or in the other case,
 * each with the words of a shell that make it of the variable `shown`. Whoever sees it is as good as told the secret.
 */
function likesOf(secret: string, shown: string): [form: string, shown: string][] {
  if (secret.length < LONG_SECRET) return []
  const name = shown.replace(/^\$/, '')
  return [
    [secret.slice(0, -1), `\${${name}%?}`],
    [secret.toUpperCase(), `$(echo $${name} | tr a-z A-Z)`],
    [secret.toLowerCase(), `$(echo $${name} | tr A-Z a-z)`],
  ]
}

/**
 * A redactor that knows no secret yet but those of `parent`, also the ones that `parent` learns later. Few secrets each
 * keep it fast: every text is searched for every form of every secret.
 */
export function createRedactor(parent?: Redactor): Redactor {
  const replacements = new Map<string, string>()
  let longestFirst: [string, string][] = []
  return {
    add(secret, shown) {
      if (secret === '') return
      for (const [form, instead] of likesOf(secret, shown)) replacements.set(form, instead)
      for (const form of formsOf(secret)) replacements.set(form, shown)
      longestFirst = [...replacements].toSorted(([a], [b]) => b.length - a.length)
    },
    redact: (text) =>
      longestFirst.reduce(
        (clean, [secret, shown]) => withoutBeginning(clean.replaceAll(secret, shown), secret, shown),
        parent?.redact(text) ?? text,
      ),
  }
}

/** Shorter beginnings of a secret tell nothing, and occur in other words. */
const TELLING = 6

/** Texts are cut with an ellipsis: the beginning of a secret right before one goes too. */
function withoutBeginning(text: string, secret: string, shown: string): string {
  if (!text.includes('…')) return text
  const parts = text.split('…')
  return parts
    .map((part, i) => {
      if (i === parts.length - 1) return part
      for (let length = Math.min(secret.length - 1, part.length); length >= TELLING; length -= 1) {
        if (part.endsWith(secret.slice(0, length))) return part.slice(0, -length) + shown
      }
      return part
    })
    .join('…')
}
