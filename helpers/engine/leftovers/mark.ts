import { randomBytes } from 'node:crypto'

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const LETTERS = 14

/** A random word for one run, in plain letters. */
export const randomWord = (): string =>
  Array.from(randomBytes(LETTERS), (byte) => LATIN.charAt(byte % LATIN.length)).join('')

/** The name of a draft if the scenario does not need a certain name. */
export const markedName = (mark: string): string => `Countersign ${mark}`
