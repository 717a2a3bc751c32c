/** Shorter numbers occur in other texts, where what is nearly the same cannot be kept out. */
const LONG_PIN = 6

/** Whether a secret is a PIN of which what is nearly the same is sent, and kept out of all that is written. */
export const hasNearPins = (secret: string): boolean => /^[1-9]\d*$/.test(secret) && secret.length >= LONG_PIN

/** PINs that are nearly the right one. */
export const nearPins = {
  shorter: (pin: string): string => pin.slice(0, -1),
  longer: (pin: string): string => `${pin}0`,
  /** The other one of an even number and the odd one after it: no other digit changes. */
  other: (pin: string): string => pin.slice(0, -1) + String(Number(pin.slice(-1)) ^ 1),
} as const
