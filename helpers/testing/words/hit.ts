import type { Pattern } from './patterns/pattern.ts'
import type { Sentence } from './texts/sentences.ts'

/** A sentence and the pattern that it matches. */
export interface Hit {
  readonly sentence: Sentence
  readonly pattern: Pattern
}

/** A hit in three lines: its place and rule of style, the sentence, and the words to use instead. */
export const describeHit = ({ sentence, pattern }: Hit): string =>
  `${sentence.file}:${sentence.line}: rule ${pattern.rule}, ${pattern.name}${sentence.id ? ` (${sentence.id})` : ''}\n` +
  `    ${sentence.text}\n    instead: ${pattern.instead}`
