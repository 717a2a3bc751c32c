import { LONG_SECRET } from '../../../helpers/engine/evidence/redact.ts'
import { NotExercised } from '../../../helpers/engine/outcome/errors.ts'

/** A key that no service gave out, in characters that keys have. */
export const UNKNOWN_KEY = 'sk0countersign0never0issued0this0key'

/** A key and one character more: one that ends the name of a variable, so that commands to paste stay readable. */
export const longerThan = (key: string): string => `${key}-`

/**
 * A key without its last character.
 * @throws NotExercised where the key is short, as what is nearly the key would show in logs
 */
export const shorterThan = (key: string): string => long(key).slice(0, -1)

/** Letters that are digits of a hexadecimal number, in one case: such a number is the same in either. */
const HEXADECIMAL = /^(?:[a-f]+|[A-F]+)$/

/**
 * A key with its letters in the other case.
 * @throws NotExercised where it has none, or none but hexadecimal digits, or is short
 */
export function inOtherCase(key: string): string {
  const upper = long(key).toUpperCase()
  const other = upper === key ? key.toLowerCase() : upper
  if (other === key) throw new NotExercised('the key has no letter that could be written in the other case')
  if (HEXADECIMAL.test(key.replaceAll(/[^a-z]/gi, '')))
    throw new NotExercised('the key may be a hexadecimal number, which is the same in either case')
  return other
}

function long(key: string): string {
  if (key.length >= LONG_SECRET) return key
  throw new NotExercised(`the key has fewer than ${LONG_SECRET} characters: what is nearly the same would show in logs`)
}
