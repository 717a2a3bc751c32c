import { LONG_SECRET } from '../../../helpers/engine/evidence/redact.ts'
import { NotExercised } from '../../../helpers/engine/index.ts'

/** A key that no service has issued, in the characters that keys use. */
export const UNKNOWN_KEY = 'sk0countersign0never0issued0this0key'

/** A key with one more character. A hyphen ends the name of a shell variable, so commands to paste stay readable. */
export const longerThan = (key: string): string => `${key}-`

/**
 * A key without its last character.
 * @throws NotExercised if the key is short, as a nearly equal key would then appear in logs
 */
export const shorterThan = (key: string): string => long(key).slice(0, -1)

/** Only hexadecimal letters, all in one case: a hexadecimal number is the same in either case. */
const HEXADECIMAL = /^(?:[a-f]+|[A-F]+)$/

/**
 * A key with its letters in the other case.
 * @throws NotExercised if the key has no letters, only hexadecimal digits, or is short
 */
export function inOtherCase(key: string): string {
  const upper = long(key).toUpperCase()
  const other = upper === key ? key.toLowerCase() : upper
  if (other === key) throw new NotExercised('the key has no letters to write in the other case')
  if (HEXADECIMAL.test(key.replaceAll(/[^a-z]/gi, '')))
    throw new NotExercised('the key may be a hexadecimal number, which is the same in either case')
  return other
}

function long(key: string): string {
  if (key.length >= LONG_SECRET) return key
  throw new NotExercised(`the key has fewer than ${LONG_SECRET} characters: a nearly equal key would appear in logs`)
}
