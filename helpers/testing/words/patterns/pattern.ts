import type { Kind } from '../texts/text.ts'
import type { Sentence } from '../texts/sentences.ts'

/** A wording that the project avoids. */
export interface Pattern {
  /** Names it in exceptions and in the list of hits. */
  readonly name: string
  /** The number of the rule of style that it breaks. */
  readonly rule: number
  /** Finds the pattern in a sentence whose code and quotations are masked. */
  readonly find: RegExp | ((sentence: Sentence) => boolean)
  /** The words to use instead. */
  readonly instead: string
  /** The kinds of text that are searched; by default all. */
  readonly kinds?: readonly Kind[]
}

/** Whether the sentence matches the pattern. */
export function breaks(sentence: Sentence, { find, kinds }: Pattern): boolean {
  if (kinds && !kinds.includes(sentence.kind)) return false
  return find instanceof RegExp ? find.test(sentence.masked) : find(sentence)
}
