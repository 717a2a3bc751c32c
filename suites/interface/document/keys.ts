import { LONG_SECRET } from '../../../helpers/engine/evidence/redact.ts'
import { NotExercised } from '../../../helpers/engine/index.ts'

/** A key that no service has issued, in the characters that keys use. */
export const UNKNOWN_KEY = 'sk0countersign0never0issued0this0key'

/**
 * A key with extra characters. A single letter or a hyphen would not do, because decoders of base64 and of UUIDs skip them.
 * The point ends the name of a shell variable, so commands to paste stay readable.
 * @throws NotExercised if the key ends in padding, as decoders of base64 skip everything behind it
 */
export const longerThan = (key: string): string => `${unpadded(key)}.aa`

/**
 * A key without its last character.
 * @throws NotExercised if the key is short, as a nearly equal key would then appear in logs, or ends in padding
 */
export const shorterThan = (key: string): string => unpadded(long(key)).slice(0, -1)

/** Letters of one case: the key may be a number in base 16 or 32, which a service may read in either case. */
const ONE_CASE = /^(?:[a-z]+|[A-Z]+)$/

/**
 * A key with its letters in the other case.
 * @throws NotExercised if the key has no letters, letters of one case only, or is short
 */
export function inOtherCase(key: string): string {
  const upper = long(key).toUpperCase()
  const other = upper === key ? key.toLowerCase() : upper
  if (other === key) throw new NotExercised('the key has no letters to write in the other case')
  if (ONE_CASE.test(key.replaceAll(/[^a-z]/gi, '')))
    throw new NotExercised(
      'the key has letters of one case only, like a hexadecimal number, which a service may read in either case',
    )
  return other
}

function unpadded(key: string): string {
  if (!key.endsWith('=')) return key
  throw new NotExercised('the key ends in padding, without which it may be the same key')
}

function long(key: string): string {
  if (key.length >= LONG_SECRET) return key
  throw new NotExercised(`the key has fewer than ${LONG_SECRET} characters: a nearly equal key would appear in logs`)
}
