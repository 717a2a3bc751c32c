import type { Hit } from './hit.ts'

/** A plain sentence that a pattern finds although it may stay. */
interface Exception {
  /** Path of the file, or its beginning. */
  readonly file: string
  /** The name of the pattern. */
  readonly pattern: string
  /** Words of the sentence; without them, every sentence of the file. */
  readonly words?: string
  readonly reason: string
}

/** Thirty at most: if there are more, the patterns are wrong. */
export const EXCEPTIONS: readonly Exception[] = []

/** Whether an exception allows this hit. */
export const covers = ({ file, pattern, words = '' }: Exception, { sentence, pattern: { name } }: Hit): boolean =>
  sentence.file.startsWith(file) && name === pattern && sentence.text.includes(words)

/** Whether the hit is one of the exceptions. */
export const isExcepted = (hit: Hit): boolean => EXCEPTIONS.some((exception) => covers(exception, hit))
