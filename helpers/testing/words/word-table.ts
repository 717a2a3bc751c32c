import type { Pattern } from './pattern.ts'

/** A word or phrase, where it is found, and what to write instead. */
export type Row = readonly [name: string, find: RegExp, instead: string]

/** Patterns of one rule of style, of which each is a word or a phrase. */
export const wordTable = (rule: number, rows: readonly Row[]): Pattern[] =>
  rows.map(([name, find, instead]) => ({ name, rule, find, instead }))
