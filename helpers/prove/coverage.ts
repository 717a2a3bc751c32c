import type { Rule } from '../catalogue/rule.ts'
import type { Proof } from './proof.ts'

/** How far the proofs reach. */
export interface Coverage {
  readonly faults: number
  /** Faults that were not caught by an assertion of each of their rules. */
  readonly survivors: readonly Proof[]
  /** The stated rules that a target could exercise. */
  readonly exercisable: number
  /** Those of them of which no fault is caught. */
  readonly unproved: readonly string[]
  /** Inferred rules of which a fault is caught. */
  readonly inferred: number
}

/** Which rules were seen to fail: each that a target could exercise, and that the document states, must be. */
export function coverageOf(proofs: readonly Proof[], rules: readonly Rule[]): Coverage {
  const caught = new Set(
    proofs.flatMap(({ breaks, survived }) => breaks.filter((id) => !survived.some(({ rule }) => rule === id))),
  )
  const exercisable = rules.filter(({ level, unreachable }) => level === 'stated' && !unreachable)
  return {
    faults: proofs.length,
    survivors: proofs.filter(({ survived }) => survived.length > 0),
    exercisable: exercisable.length,
    unproved: exercisable.flatMap(({ id }) => (caught.has(id) ? [] : [id])),
    inferred: rules.filter(({ id, level }) => level === 'inferred' && caught.has(id)).length,
  }
}
