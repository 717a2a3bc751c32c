import type { Rule } from '../catalogue/rule.ts'
import type { Finding, Outcome } from './record.ts'

/** The outcome of one scenario for the rule. */
export interface RuleScenario {
  /** The key of its record. */
  readonly key: string
  /** True if the scenario does not judge the rule: a response in the scenario violated it. */
  readonly isSighting?: boolean
  readonly title: string
  readonly file: string
  readonly status: Outcome
  readonly finding?: Finding
}

/** The possible explanations for failed rules. */
export interface Explanations {
  /** The rules that are violated independently, or because of another violated rule. */
  readonly known: ReadonlySet<string>
  /** The rules among them that only explain one another: each of them counts as violated. */
  readonly mutual: ReadonlySet<string>
}

/** The violated rules that may explain other failures: independent violations first, then those that depend on them. */
export function explanationsIn(
  catalogue: ReadonlyMap<string, Rule>,
  byRule: ReadonlyMap<string, readonly RuleScenario[]>,
): Explanations {
  const failed = new Map<string, string[][]>()
  for (const [id, scenarios] of byRule) {
    if (catalogue.get(id)?.level === 'open') continue
    const causes = scenarios.filter(({ status }) => status === 'failed').map(({ finding }) => causesIn(finding, id))
    if (causes.length > 0) failed.set(id, causes)
  }
  const known = new Set<string>()
  for (const [id, all] of failed) if (all.some((causes) => !causes.some((one) => failed.has(one)))) known.add(id)
  addExplained(known, failed)
  const mutual = new Set([...failed.keys()].filter((id) => !known.has(id) && leadsTo(id, id, failed)))
  for (const id of mutual) known.add(id)
  addExplained(known, failed)
  return { known, mutual }
}

/** Adds the rules that failed only because of known rules, repeatedly. */
function addExplained(known: Set<string>, failed: ReadonlyMap<string, readonly string[][]>): void {
  for (let size = -1; size < known.size;) {
    size = known.size
    for (const [id, all] of failed) if (all.every((causes) => causes.some((one) => known.has(one)))) known.add(id)
  }
}

/** Whether `to` is a direct or indirect cause of `from`. */
function leadsTo(
  from: string,
  to: string,
  failed: ReadonlyMap<string, readonly string[][]>,
  seen = new Set<string>(),
): boolean {
  const causes = (failed.get(from) ?? []).flat().filter((one) => failed.has(one))
  return causes.some((one) => {
    if (one === to) return true
    if (seen.has(one)) return false
    seen.add(one)
    return leadsTo(one, to, failed, seen)
  })
}

const causesIn = (finding: Finding | undefined, id: string) => (finding?.causes ?? []).filter((one) => one !== id)

/** Names the violated rule that made a scenario fail or left it inconclusive. */
export function explained<S extends Pick<RuleScenario, 'status' | 'finding'>>(
  scenario: S,
  id: string,
  { known, mutual }: Explanations,
): S {
  const { status, finding } = scenario
  if (mutual.has(id)) return scenario
  const cause = causesIn(finding, id).find((one) => known.has(one))
  if (!finding || cause === undefined || (status !== 'failed' && status !== 'broken')) return scenario
  return { ...scenario, status: 'broken', finding: { ...finding, cause } }
}

/** The maximum number of rules that are named. */
const MOST_NAMED = 2

/**
 * `although metadata/kept-create conforms elsewhere`, if all rules that would explain a failed starting point conform.
 * @returns undefined if one of them does not, or if an assertion failed, which was not reproduced then
 */
export function unexplainedText(finding: Finding, id: string, conforming: ReadonlySet<string>): string | undefined {
  const causes = causesIn(finding, id)
  if (finding.expected !== undefined || causes.length === 0 || !causes.every((one) => conforming.has(one)))
    return undefined
  const more = causes.length - MOST_NAMED
  const named = causes.slice(0, MOST_NAMED)
  if (more > 0) return `although ${named.join(', ')} and ${more} more conform elsewhere`
  return `although ${named.join(' and ')} ${named.length === 1 ? 'conforms' : 'conform'} elsewhere`
}
