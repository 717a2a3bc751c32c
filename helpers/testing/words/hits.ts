import { isExcepted } from './exceptions.ts'
import type { Hit } from './hit.ts'
import { isLongError } from './texts/messages.ts'
import { breaks, type Pattern } from './patterns/pattern.ts'
import { PATTERNS } from './patterns/patterns.ts'
import { sentencesOf } from './texts/sentences.ts'
import type { Text } from './texts/text.ts'

const LONG_ERROR: Pattern = {
  name: 'error of three sentences',
  rule: 8,
  find: () => false,
  instead: 'two sentences: what happened and why, and what to write instead',
}

/** Every sentence that is not written plainly, once for each pattern that it matches, with the exceptions. */
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

/** Every sentence that is not written plainly, without the exceptions. */
export function hitsIn(texts: readonly Text[]): Hit[] {
  return allHitsIn(texts).filter((hit) => !isExcepted(hit))
}
