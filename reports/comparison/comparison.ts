import { fails } from '../../helpers/engine/catalogue/gate.ts'
import { findingChanges, type FindingChanges } from './finding-changes.ts'
import { differingObservations, type DifferingObservation } from './observations.ts'
import type { ComparedReport, ComparedRule } from './report.ts'
import { suiteChanges, type SuiteChanges } from './suite-changes.ts'
import { verdictChanges, type VerdictChanges } from './verdict-changes.ts'

/** One of the two runs. */
export interface Side {
  readonly suite: string
  readonly target: ComparedReport['target']
  readonly started_at: string
  readonly seed: number
  readonly complete: boolean
}

/** Why a comparison fails with `--fail-on regressions`. */
export interface Regression {
  /**
   * `violated`: a rule that conformed is violated. `inconclusive`: a rule that was judged is inconclusive. `finding`: a finding
   * appeared.
   */
  readonly kind: 'violated' | 'inconclusive' | 'finding'
  /** The rule; for a finding, the rule that shows it best. */
  readonly rule: string
}

/** The differences between two runs, A and B: of one target at two times, or of two targets. */
export interface Comparison extends VerdictChanges {
  readonly schema: 1
  readonly a: Side
  readonly b: Side
  readonly findings: FindingChanges
  /** Differences between the suites that judged, which say nothing about the targets. */
  readonly suite: SuiteChanges
  /** Every observation that differs, apart from ids, times and made-up texts. */
  readonly observations: readonly DifferingObservation[]
  /** The changes for the worse, without known violations. */
  readonly regressions: readonly Regression[]
}

/** Compares two runs. */
export function comparisonOf(a: ComparedReport, b: ComparedReport): Comparison {
  const changes = verdictChanges(a, b)
  const findings = findingChanges(a, b)
  return {
    schema: 1,
    a: sideOf(a),
    b: sideOf(b),
    findings,
    ...changes,
    suite: suiteChanges(a, b),
    observations: differingObservations(a.rules, b.rules),
    regressions: regressionsIn(changes, findings, a, b),
  }
}

/** Whether no rule, verdict, finding or observation differs. */
export function isSame({ findings, verdicts, suite, observations, ...only }: Comparison): boolean {
  const lists = [
    findings.appeared,
    findings.fixed,
    findings.not_judged,
    verdicts,
    observations,
    ...Object.values(suite),
  ]
  return [...lists, only.judged_only_in_a, only.judged_only_in_b].every((list) => list.length === 0)
}

const sideOf = ({ suite, target, started_at, seed, complete }: ComparedReport): Side => ({
  suite: suite.version,
  target,
  started_at,
  seed,
  complete,
})

function regressionsIn(
  { verdicts }: VerdictChanges,
  { appeared }: FindingChanges,
  a: ComparedReport,
  b: ComparedReport,
): Regression[] {
  const before = new Map(a.rules.map((rule) => [rule.id, rule]))
  const after = new Map(b.rules.map((rule) => [rule.id, rule]))
  const isFailing = (id: string) => {
    const rule = after.get(id)
    return rule !== undefined && rule.known === undefined && fails(rule.level, b.gate)
  }
  const isComparable = (id: string) => isIncluded(before.get(id)) && isFailing(id)
  return [
    ...verdicts
      .filter(({ rule, from, to }) => from === 'conforms' && to === 'violates' && isFailing(rule))
      .map(({ rule }) => ({ kind: 'violated' as const, rule })),
    ...verdicts
      .filter(({ from, to }) => to === 'inconclusive' && (from === 'conforms' || from === 'violates'))
      .map(({ rule }) => ({ kind: 'inconclusive' as const, rule })),
    ...appeared
      .filter(({ violated }) => violated.some(isComparable))
      .map(({ rule }) => ({ kind: 'finding' as const, rule })),
  ]
}

/** Whether a run was about a rule: a rule that its suite lacks, or that was not selected, cannot have got worse since. */
const isIncluded = (rule: ComparedRule | undefined): boolean => rule !== undefined && rule.left_out === undefined
