import { formEncode } from './encode.ts'

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
      for (const form of formsOf(secret)) replacements.set(form, shown)
      longestFirst = [...replacements].toSorted(([a], [b]) => b.length - a.length)
    },
    redact: (text) =>
      longestFirst.reduce((clean, [secret, shown]) => clean.replaceAll(secret, shown), parent?.redact(text) ?? text),
  }
}
