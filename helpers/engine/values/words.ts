/** `one of a, b`; a single one stands for itself. */
export function oneOfText(texts: readonly string[]): string {
  return texts.length === 1 ? `${texts[0]}` : `one of ${texts.join(', ')}`
}

/** A whole number as a person reads it: `26,214,401`. */
export function thousands(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
