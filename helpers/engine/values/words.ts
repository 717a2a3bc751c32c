/** `one of a, b`, or the text itself if there is only one. */
export function oneOfText(texts: readonly string[]): string {
  return texts.length === 1 ? `${texts[0]}` : `one of ${texts.join(', ')}`
}

/** Formats a whole number for people: `26,214,401`. */
export function thousands(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
