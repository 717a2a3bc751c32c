import { randomBytes } from 'node:crypto'

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const LETTERS = 14

/** A word of plain letters for one run: no other has it, nor anything like it. */
export const drawnMark = (): string =>
  Array.from(randomBytes(LETTERS), (byte) => LATIN.charAt(byte % LATIN.length)).join('')

/** The name of a draft whose name is of no concern to the scenario. */
export const markedName = (mark: string): string => `Countersign ${mark}`
