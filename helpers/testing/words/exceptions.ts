import type { Hit } from './hit.ts'
import type { Kind } from './texts/text.ts'

/** Sentences that a pattern finds although they may stay. */
interface Exception {
  /** Path of the file, or its beginning. */
  readonly file: string
  /** The name of the pattern; without it, every pattern. */
  readonly pattern?: string
  /** Texts of this kind; without it, texts of every kind. */
  readonly kind?: Kind
  /** Words of the sentence; without them, every sentence of the file. */
  readonly words?: string
  readonly reason: string
}

/** Thirty at most: if there are more, the patterns are wrong. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'fixtures/faults/',
    kind: 'message',
    reason: 'The story of a fault names the mistake of a careless service in a few words, as a heading does.',
  },
  {
    file: 'helpers/engine/catalogue/sections.ts',
    pattern: 'begins with what',
    words: 'the service does',
    reason: 'It is a heading of the document.',
  },
  {
    file: 'helpers/engine/evidence/replay.test.ts',
    pattern: 'answer',
    words: 'answer=$(curl',
    reason: 'It is a variable of a shell script.',
  },
]

/** Whether an exception allows this hit. */
export const covers = ({ file, pattern, kind, words = '' }: Exception, { sentence, pattern: { name } }: Hit): boolean =>
  sentence.file.startsWith(file) &&
  (pattern ?? name) === name &&
  (kind ?? sentence.kind) === sentence.kind &&
  sentence.text.includes(words)

/** Whether the hit is one of the exceptions. */
export const isExcepted = (hit: Hit): boolean => EXCEPTIONS.some((exception) => covers(exception, hit))
