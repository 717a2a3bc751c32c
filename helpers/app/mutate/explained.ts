import type { Judged } from './thread/jobs-of-thread.ts'
import type { Mutant } from './mutants.ts'

/** A survivor that is known, with the reason why no rule catches it. */
export interface Explanation {
  /** Its file, relative to the folder of the service. */
  readonly file: string
  /** The line in which the changed code begins. */
  readonly code: string
  /** The code, and the code of the mutant. White space does not count. */
  readonly original: string
  readonly mutated: string
  readonly reason: string
}

/**
 * Explains mutants of one file that survive for the same reason.
 * @param lines the original code and the code of each mutant, by the line in which it begins
 */
export const because = (
  reason: string,
  file: string,
  lines: Readonly<Record<string, readonly (readonly [original: string, mutated: string])[]>>,
): Explanation[] =>
  Object.entries(lines).flatMap(([code, mutants]) =>
    mutants.map(([original, mutated]) => ({ file, code, original, mutated, reason })),
  )

/** A mutant with its result. */
export interface JudgedMutant {
  readonly mutant: Mutant
  readonly judged: Judged
  /** Why no rule catches it, if that is known. */
  readonly explanation?: string
}

const bare = (code: string): string => code.replaceAll(/\s+/g, '')

const explains = (explanation: Explanation, mutant: Mutant): boolean =>
  explanation.file === mutant.file &&
  bare(explanation.code) === bare(mutant.code) &&
  bare(explanation.original) === bare(mutant.original) &&
  bare(explanation.mutated) === bare(mutant.mutated)

/** Whether no scenario noticed a mutant. */
export const isMissed = ({ outcome }: Judged): boolean => outcome === 'survived' || outcome === 'not reached'

/** Adds the explanations of mutants that were not caught. */
export const withExplanations = (
  judged: readonly JudgedMutant[],
  explanations: readonly Explanation[],
): JudgedMutant[] =>
  judged.map((one) => {
    const found = isMissed(one.judged) ? explanations.find((each) => explains(each, one.mutant)) : undefined
    return found ? { ...one, explanation: found.reason } : one
  })

/** An explanation that no longer holds, and why. */
export interface Stale {
  readonly explanation: Explanation
  readonly why: 'it matches no mutant' | 'its mutants are caught'
}

/**
 * The explanations that no longer hold: they match no mutant, or all mutants that they match were judged and caught.
 * @param mutants all mutants, not only those that were judged
 */
export function staleIn(
  explanations: readonly Explanation[],
  mutants: readonly Mutant[],
  judged: readonly JudgedMutant[],
): Stale[] {
  return explanations.flatMap((explanation): Stale[] => {
    const matched = mutants.filter((mutant) => explains(explanation, mutant))
    if (matched.length === 0) return [{ explanation, why: 'it matches no mutant' }]
    const results = matched.map(({ id }) => judged.find(({ mutant }) => mutant.id === id)?.judged)
    return results.every((result) => result && !isMissed(result))
      ? [{ explanation, why: 'its mutants are caught' }]
      : []
  })
}
