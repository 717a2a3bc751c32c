/** Returns the known words that are nearest to an unknown one, best first. */
export type Nearest = (wanted: string, known: readonly string[]) => readonly string[]
