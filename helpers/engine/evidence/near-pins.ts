/** Similar numbers of shorter PINs occur in other texts, so they cannot be redacted. */
const LONG_PIN = 6

/** Whether a secret is a PIN for which similar PINs are sent, and redacted as well. */
export const hasNearPins = (secret: string): boolean => /^[1-9]\d*$/.test(secret) && secret.length >= LONG_PIN

/** PINs that are similar to the right one. */
export const nearPins = {
  shorter: (pin: string): string => pin.slice(0, -1),
  longer: (pin: string): string => `${pin}0`,
  /** A PIN with a different last digit: even and odd neighbours are swapped, so no other digit changes. */
  other: (pin: string): string => pin.slice(0, -1) + String(Number(pin.slice(-1)) ^ 1),
} as const
