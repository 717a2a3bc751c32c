/** A text with holes: literal parts, and for each hole the index of the slot that fills it. */
export type Template = readonly (string | number)[]

/** How values are written where the text stands: as they are, or percent-encoded (paths and forms). */
export type Writing = 'plain' | 'encoded'

const written = (value: string, writing: Writing) => (writing === 'plain' ? value : encodeURIComponent(value))

/**
 * The text with a hole at each place where a known value stands. A value that is part of a longer one gives way to it.
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

/** The text with what stands in the slots now. */
export function filled(template: Template, slots: readonly string[], writing: Writing): string {
  let text = ''
  for (const part of template) text += typeof part === 'string' ? part : written(slots[part] ?? '', writing)
  return text
}
