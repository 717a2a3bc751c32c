/** What is nearest to a word that is none of the known ones, best first. */
export type Nearest = (wanted: string, known: readonly string[]) => readonly string[]
