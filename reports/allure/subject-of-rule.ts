import type { Finding, Outcome } from '../../helpers/engine/outcome/record.ts'
import type { RuleResult, Verdict } from '../../helpers/engine/outcome/verdict.ts'
import { causesOf } from '../causes.ts'
import { distinctFindings } from '../distinct-findings.ts'
import { reasonOf } from '../finding-text.ts'
import { findingsOf } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import type { Subject } from './subject.ts'

/** How the rules of a run are grouped: each map has the id of a rule as its key. */
export interface Groups {
  /** The finding of a violated rule, and of the rules that are inconclusive because of it: `1. its title`. */
  readonly findings: ReadonlyMap<string, string>
  /** The violated rule at the end of the chain that makes a rule inconclusive. */
  readonly roots: ReadonlyMap<string, string>
}

/** Groups the rules of a run by findings and by the rules that they depend on. */
export function groupsOf(results: readonly RuleResult[]): Groups {
  const groups = findingsOf(results)
  // Allure sorts groups by name.
  const width = String(groups.length).length
  const findings = groups.flatMap((group, at) => {
    const name = `${String(at + 1).padStart(width, '0')}. ${titleOf(group)}`
    const rules = [...group.violated.map((one) => one.result.rule), ...group.dependents.map(({ rule }) => rule)]
    return rules.map(({ id }): [string, string] => [id, name])
  })
  const roots = causesOf(results).flatMap(({ rule, dependents }) =>
    dependents.map((one): [string, string] => [one.rule.id, rule]),
  )
  return { findings: new Map(findings), roots: new Map(roots) }
}

const OUTCOME: Readonly<Record<Verdict, Outcome>> = {
  conforms: 'passed',
  violates: 'failed',
  inconclusive: 'broken',
  'not-exercised': 'skipped',
  observed: 'passed',
}

/** The rule of a result with its outcome in the run. */
export function subjectOfRule(result: RuleResult, { findings, roots }: Groups): Subject {
  const { rule, verdict, known } = result
  const finding = findingOf(result, roots.get(rule.id))
  const group = findings.get(rule.id)
  return {
    rules: [rule],
    outcome: OUTCOME[verdict],
    ...(finding && { finding }),
    ...(known && { known }),
    ...(group !== undefined && { group }),
  }
}

function findingOf(result: RuleResult, root: string | undefined): Finding | undefined {
  const { verdict, findings, scenarios, reason = 'no reason was given' } = result
  if (verdict === 'violates' || verdict === 'observed') return distinctFindings(findings)[0]?.finding
  if (verdict === 'inconclusive') return { message: reasonOf(result), ...(root !== undefined && { cause: root }) }
  if (verdict === 'conforms') return undefined
  const own = scenarios.find(({ status, finding }) => status === 'skipped' && finding?.message === reason)?.finding
  return own ?? { message: reason }
}
