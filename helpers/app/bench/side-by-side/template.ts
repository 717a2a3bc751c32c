/** A text with holes: literal parts, and the index of the slot for each hole. */
export type Template = readonly (string | number)[]

/** How values are written in the text: as they are, or percent-encoded (in paths and forms). */
export type Writing = 'plain' | 'encoded'

const written = (value: string, writing: Writing) => (writing === 'plain' ? value : encodeURIComponent(value))

/**
 * Replaces every known value in a text with a hole. If a value is part of a longer one, the longer one wins.
 * @param known values and their slots
 */
export function templateOf(text: string, known: ReadonlyMap<string, number>, writing: Writing): Template {
  let parts: (string | number)[] = [text]
  const found = [...known].map(([value, slot]) => [written(value, writing), slot] as const)
  for (const [value, slot] of found.filter(([v]) => text.includes(v)).toSorted(([a], [b]) => b.length - a.length)) {
    parts = parts.flatMap((part) => (typeof part === 'string' ? split(part, value, slot) : [part]))
  }
  return parts.filter((part) => part !== '')
}

const split = (part: string, value: string, slot: number) =>
  part.split(value).flatMap((piece, at) => (at === 0 ? [piece] : [slot, piece]))

/** Fills the holes with the current values of the slots. */
export function filled(template: Template, slots: readonly string[], writing: Writing): string {
  let text = ''
  for (const part of template) text += typeof part === 'string' ? part : written(slots[part] ?? '', writing)
  return text
}
