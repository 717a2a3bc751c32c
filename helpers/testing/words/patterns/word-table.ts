import type { Pattern } from './pattern.ts'

/** A word or phrase, the expression that finds it, and the words to use instead. */
export type Row = readonly [name: string, find: RegExp, instead: string]

/** Patterns of one rule of style, each for one word or phrase. */
export const wordTable = (rule: number, rows: readonly Row[]): Pattern[] =>
  rows.map(([name, find, instead]) => ({ name, rule, find, instead }))
