import { randomBytes } from 'node:crypto'

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const LETTERS = 14

/** A random word for one run, in plain letters. */
export const randomWord = (): string =>
  Array.from(randomBytes(LETTERS), (byte) => LATIN.charAt(byte % LATIN.length)).join('')

let named = 0

/**
 * The name of a draft if the scenario does not need a certain name. It is new on every call, because a target may demand that
 * the names of open transactions differ.
 */
export const markedName = (mark: string): string => `Countersign ${mark} ${(named += 1)}`
