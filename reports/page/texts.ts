/** Texts that are stored once, however often they occur. */
export interface Texts {
  /** The place of a text; it is stored if it is not there yet. */
  placeOf(text: string): number
  all(): readonly string[]
}

/** An empty table of texts. */
export function textTable(): Texts {
  const places = new Map<string, number>()
  return {
    placeOf(text) {
      const place = places.get(text) ?? places.size
      places.set(text, place)
      return place
    },
    all: () => [...places.keys()],
  }
}
