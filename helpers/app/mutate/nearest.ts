import type { Mutant } from './mutants.ts'
import type { Reach } from './reach.ts'

/** A scenario as far as its distance to code is concerned. */
export interface Candidate {
  readonly key: string
  /** The words of its title and of its rules. */
  readonly words: ReadonlySet<string>
  /** How many mutants it reaches. */
  readonly reached: number
}

/** How many lines around a mutant say what it is about. */
const [LINES_BEFORE, LINES_AFTER] = [2, 1]
/** A mutant of many lines is described by its first ones. */
const MOST_LINES = 8
/** Shorter words, such as `tx`, say nothing. */
const LEAST_LETTERS = 4
/** An ending that does not change what a word is about. */
const ENDING = /(?<=....)(?:ing|ed|s)$/

/** The words of a text or of code, in lower case and without endings: `signedFields` gives `sign` and `field`. */
export function wordsOf(text: string): Set<string> {
  const parts = text.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
  const long = parts.filter(({ length }) => length >= LEAST_LETTERS)
  return new Set(long.map((word) => word.toLowerCase().replace(ENDING, '')))
}

/** The words of the code around a mutant. */
export function wordsAround({ line, lastLine }: Pick<Mutant, 'line' | 'lastLine'>, source: string): Set<string> {
  const first = Math.max(0, line - 1 - LINES_BEFORE)
  const last = Math.min(lastLine + LINES_AFTER, first + MOST_LINES)
  return wordsOf(source.split('\n').slice(first, last).join('\n'))
}

/** How rare each word is among the candidates: a word that all of them contain has no weight. */
export function weightsOf(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of candidates) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log(candidates.length / count)]))
}

/**
 * Orders scenarios by their distance to a mutant: first those that run its code or code within it, then those whose words are
 * those of the code, then those that reach little else.
 * @param inside the keys of scenarios that run the code of the mutant, or code within it, after the service has started
 */
export function nearestFirst(
  candidates: readonly Candidate[],
  around: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
  inside: ReadonlySet<string>,
): string[] {
  const scored = candidates.map((candidate) => ({
    candidate,
    isInside: Number(inside.has(candidate.key)),
    score: [...around].reduce((sum, word) => sum + (candidate.words.has(word) ? (weights.get(word) ?? 0) : 0), 0),
  }))
  return scored
    .toSorted((a, b) => b.isInside - a.isInside || b.score - a.score || a.candidate.reached - b.candidate.reached)
    .map(({ candidate }) => candidate.key)
}

/** The keys of the scenarios that run the code of a mutant, or code within it. */
export function insideOf(mutant: Mutant, mutants: readonly Mutant[], reach: Reach): Set<string> {
  const within = mutants.filter((other) => other.file === mutant.file && contains(mutant, other))
  return new Set(within.flatMap(({ id }) => reach.scenariosOf(id)))
}

const contains = (outer: Mutant, inner: Mutant): boolean =>
  (outer.line < inner.line || (outer.line === inner.line && outer.column <= inner.column)) &&
  (outer.lastLine > inner.lastLine || (outer.lastLine === inner.lastLine && outer.lastColumn >= inner.lastColumn))
