/** A key that no service gave out, in characters that keys have. */
export const UNKNOWN_KEY = 'sk0countersign0never0issued0this0key'
