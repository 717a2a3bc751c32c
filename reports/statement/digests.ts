import { createHash } from 'node:crypto'
import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { Verdict } from '../../helpers/engine/outcome/verdict.ts'

/** The verdicts of judged rules. */
const JUDGED: ReadonlySet<Verdict> = new Set(['conforms', 'violates'])

/** Whether a verdict is a judgement of the target. */
export const isJudged = (verdict: Verdict): boolean => JUDGED.has(verdict)

/** The digest of all rules: the SHA-256, in hexadecimal digits, of a line for each, sorted by id: id, tab, level, tab, statement. */
export const catalogueDigest = (rules: readonly Pick<Rule, 'id' | 'level' | 'statement'>[]): string =>
  digestOf(rules, ({ id, level, statement }) => [id, level, statement])

/** The digest of the judged rules: the SHA-256 of a line for each, sorted by id: id, tab, verdict. */
export const verdictsDigest = (rules: readonly { readonly id: string; readonly verdict: Verdict }[]): string =>
  digestOf(
    rules.filter(({ verdict }) => isJudged(verdict)),
    ({ id, verdict }) => [id, verdict],
  )

/** Every line ends with a line feed, so that `sha256sum` gives the same digest. */
function digestOf<T extends { readonly id: string }>(
  rules: readonly T[],
  wordsOf: (rule: T) => readonly string[],
): string {
  const sorted = rules.toSorted((a, b) => Number(a.id > b.id) - Number(a.id < b.id))
  const text = sorted.map((rule) => `${wordsOf(rule).join('\t')}\n`).join('')
  return createHash('sha256').update(text).digest('hex')
}
