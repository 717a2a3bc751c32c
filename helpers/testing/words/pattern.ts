import type { Kind } from './text.ts'
import type { Sentence } from './sentences.ts'

/** A way of writing that the project does not use. */
export interface Pattern {
  /** Names it in exceptions and in the list of hits. */
  readonly name: string
  /** The number of the rule of style that it breaks. */
  readonly rule: number
  /** What is looked for in the sentence, whose code and quotations are masked. */
  readonly find: RegExp | ((sentence: Sentence) => boolean)
  /** What to write instead. */
  readonly instead: string
  /** The kinds of text that it holds for; all, where none are named. */
  readonly kinds?: readonly Kind[]
}

/** Whether the sentence is written in the way of the pattern. */
export function breaks(sentence: Sentence, { find, kinds }: Pattern): boolean {
  if (kinds && !kinds.includes(sentence.kind)) return false
  return find instanceof RegExp ? find.test(sentence.masked) : find(sentence)
}
