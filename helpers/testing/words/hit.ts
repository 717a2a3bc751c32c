import type { Pattern } from './pattern.ts'
import type { Sentence } from './sentences.ts'

/** A sentence and the pattern that finds fault with it. */
export interface Hit {
  readonly sentence: Sentence
  readonly pattern: Pattern
}

/** A hit as it is printed: where it is, the rule of style, the sentence, what to write instead. */
export const describeHit = ({ sentence, pattern }: Hit): string =>
  `${sentence.file}:${sentence.line}: rule ${pattern.rule}, ${pattern.name}${sentence.id ? ` (${sentence.id})` : ''}\n` +
  `    ${sentence.text}\n    instead: ${pattern.instead}`
