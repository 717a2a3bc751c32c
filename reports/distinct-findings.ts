import type { Finding } from '../helpers/engine/outcome/record.ts'
import { subjectOf } from './finding-text.ts'
import { withoutIds } from './text.ts'

/** Equal findings, and the one of them that is shown. */
export interface Distinct<F extends Finding> {
  /** The finding that is easiest to reproduce: its shell command is the shortest. */
  readonly finding: F
  readonly all: readonly F[]
}

/**
 * Combines findings that differ only in the actual value or in the ids of the request: a member with the wrong type
 * occurs in every response of a run, each time with another value. The finding that is easiest to reproduce comes
 * first.
 */
export function distinctFindings<F extends Finding>(findings: readonly F[]): Distinct<F>[] {
  const groups = new Map<string, F[]>()
  for (const finding of findings) {
    const alike = JSON.stringify([withoutIds(subjectOf(finding)), finding.expected])
    const group = groups.get(alike)
    if (group) group.push(finding)
    else groups.set(alike, [finding])
  }
  return [...groups.values()]
    .map((all) => ({ finding: all.reduce((best, next) => (effortOf(next) < effortOf(best) ? next : best)), all }))
    .toSorted((a, b) => effortOf(a.finding) - effortOf(b.finding))
}

const effortOf = ({ replay }: Finding) => replay?.length ?? Infinity
