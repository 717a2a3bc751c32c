import type { Rule } from '../catalogue/rule.ts'
import type { Proof } from './proof.ts'

/** How many rules are proved by faults. */
export interface Coverage {
  readonly faults: number
  /** Faults that were not caught by an assertion of each of their rules. */
  readonly survivors: readonly Proof[]
  /** The stated and inferred rules that a target can exercise. */
  readonly exercisable: number
  /** The exercisable rules for which no fault is caught. */
  readonly unproved: readonly string[]
}

/** Which rules were seen to fail. Every rule that can be violated, and that a target can exercise, must be. */
export function coverageOf(proofs: readonly Proof[], rules: readonly Rule[]): Coverage {
  const caught = new Set(
    proofs.flatMap(({ breaks, survived }) => breaks.filter((id) => !survived.some(({ rule }) => rule === id))),
  )
  const exercisable = rules.filter(({ level, unreachable }) => level !== 'open' && !unreachable)
  return {
    faults: proofs.length,
    survivors: proofs.filter(({ survived }) => survived.length > 0),
    exercisable: exercisable.length,
    unproved: exercisable.flatMap(({ id }) => (caught.has(id) ? [] : [id])),
  }
}
