import { isExcepted } from './exceptions.ts'
import { isLongError } from './messages.ts'
import { breaks, type Pattern } from './pattern.ts'
import { PATTERNS } from './patterns.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import type { Text } from './text.ts'

/** A sentence and the pattern that finds fault with it. */
export interface Hit {
  readonly sentence: Sentence
  readonly pattern: Pattern
}

const LONG_ERROR: Pattern = {
  name: 'error of three sentences',
  rule: 8,
  find: () => false,
  instead: 'two sentences: what happened and why, and what to write instead',
}

/** Every sentence that is not written plainly, once for each pattern. Exceptions are hits here. */
export function allHitsIn(texts: readonly Text[]): Hit[] {
  return texts.flatMap((text) => {
    const sentences = sentencesOf(text)
    const hits = sentences.flatMap((sentence) =>
      PATTERNS.filter((pattern) => breaks(sentence, pattern)).map((pattern) => ({ sentence, pattern })),
    )
    const [first] = sentences
    return first && isLongError(text) ? [...hits, { sentence: first, pattern: LONG_ERROR }] : hits
  })
}

/** Every sentence that is not written plainly and is no exception. */
export function hitsIn(texts: readonly Text[]): Hit[] {
  return allHitsIn(texts).filter((hit) => !isExcepted(hit))
}

/** A hit as it is printed: where it is, the rule of style, the sentence, what to write instead. */
export const describeHit = ({ sentence, pattern }: Hit): string =>
  `${sentence.file}:${sentence.line}: rule ${pattern.rule}, ${pattern.name}${sentence.id ? ` (${sentence.id})` : ''}\n` +
  `    ${sentence.text}\n    instead: ${pattern.instead}`
