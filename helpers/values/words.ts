/** `one of a, b`; a single one stands for itself. */
export function oneOfText(texts: readonly string[]): string {
  return texts.length === 1 ? `${texts[0]}` : `one of ${texts.join(', ')}`
}
