import type { Hit } from './hit.ts'

/** A place where a pattern finds a sentence that is plain all the same. */
interface Exception {
  /** Path of the file, or its beginning. */
  readonly file: string
  /** The name of the pattern. */
  readonly pattern: string
  /** Words of the sentence; every sentence of the file, where there are none. */
  readonly words?: string
  readonly reason: string
}

/** Thirty at most: more would say that the patterns are wrong. */
export const EXCEPTIONS: readonly Exception[] = []

/** Whether an exception is about this hit. */
export const covers = ({ file, pattern, words = '' }: Exception, { sentence, pattern: { name } }: Hit): boolean =>
  sentence.file.startsWith(file) && name === pattern && sentence.text.includes(words)

/** Whether the hit is one of the exceptions. */
export const isExcepted = (hit: Hit): boolean => EXCEPTIONS.some((exception) => covers(exception, hit))
