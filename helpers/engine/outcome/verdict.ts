import type { Rule } from '../catalogue/rule.ts'
import { UNREACHABLE } from '../catalogue/rule.ts'
import { explained, explanationsIn, type RuleScenario } from './explanations.ts'
import type { Finding, Outcome, ScenarioRecord } from './record.ts'

export type Verdict = 'conforms' | 'violates' | 'inconclusive' | 'not-exercised' | 'observed'

/** Why a run is not about a rule: it was not asked for, or it was excluded. */
export const LEFT_OUT = ['not-selected', 'excluded'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** Why a violation is known, so that it fails no run. */
export interface Known {
  readonly reason: string
  readonly ticket?: string
  /** The day, as `2030-01-31` in UTC, from which on it is no longer let pass. */
  readonly expires?: string
}

/** What became of one rule in a run. */
export interface RuleResult {
  readonly rule: Rule
  readonly verdict: Verdict
  /** Why it was not exercised, or why nothing can be concluded. */
  readonly reason?: string
  /** Whether it was not exercised because the target shows nothing, not because the run lacks something. */
  readonly isUnshown?: boolean
  /** Why the run is not about the rule, where it is not: whatever scenarios of other rules saw of it. */
  readonly leftOut?: LeftOut
  /** The rule whose breach kept it from a conclusion: only where it is inconclusive, and that is known. */
  readonly cause?: string
  /** Why its violation fails no run: only where it is violated. */
  readonly known?: Known
  /** The findings of a violated rule. */
  readonly findings: readonly Finding[]
  readonly durationMs: number
  readonly scenarios: readonly RuleScenario[]
  readonly observations: readonly { readonly key: string; readonly value: string }[]
}

/**
 * The verdict of every rule of the catalogue. Any assertion that failed about the target violates; else anything that
 * kept a scenario from a conclusion makes it inconclusive; else one scenario that judged it is enough. What failed for a
 * reason that another violated rule tells is no violation of its own: it is inconclusive because of that rule.
 */
export function verdictsOf(catalogue: ReadonlyMap<string, Rule>, records: readonly ScenarioRecord[]): RuleResult[] {
  const byRule = scenariosByRule(records)
  const explanations = explanationsIn(catalogue, byRule)
  const own = recordsByRule(records)
  return [...catalogue.values()].map((rule) => {
    const scenarios = (byRule.get(rule.id) ?? []).map((scenario) => explained(scenario, rule.id, explanations))
    return resultOf(rule, scenarios, own.get(rule.id) ?? [])
  })
}

/** The verdicts of those rules alone that the records are about, or whose breach they show. */
export function verdictsIn(catalogue: ReadonlyMap<string, Rule>, records: readonly ScenarioRecord[]): RuleResult[] {
  const ids = new Set(records.flatMap(({ rules, breaches }) => [...rules, ...breaches.map(({ rule }) => rule)]))
  return verdictsOf(new Map([...catalogue].filter(([id]) => ids.has(id))), records)
}

/** The same records; what failed because of another violated rule is told as kept from a conclusion by it. */
export function explainedRecords(
  catalogue: ReadonlyMap<string, Rule>,
  records: readonly ScenarioRecord[],
): ScenarioRecord[] {
  const explanations = explanationsIn(catalogue, scenariosByRule(records))
  return records.map((record) => ({ ...record, ...explained(record, record.rules[0] ?? '', explanations) }))
}

/** How the scenarios came out for each rule. */
function scenariosByRule(records: readonly ScenarioRecord[]): Map<string, RuleScenario[]> {
  const byRule = new Map<string, RuleScenario[]>()
  const add = (id: string, scenario: RuleScenario) => byRule.set(id, [...(byRule.get(id) ?? []), scenario])
  for (const record of records) {
    const { key, title, file } = record
    for (const id of record.rules) {
      const own = record.outcomes[id]
      const finding = own ? own.finding : record.finding
      add(id, { key, title, file, status: own?.outcome ?? record.status, ...(finding && { finding }) })
    }
    for (const breach of record.breaches.filter(({ rule }) => record.outcomes[rule] === undefined)) {
      const status = breach.isWithdrawn === true ? 'broken' : 'failed'
      add(breach.rule, { key, isSighting: true, title: `seen while: ${title}`, file, status, finding: breach })
    }
  }
  return byRule
}

/** The records of the scenarios that are about a rule, by its id. */
function recordsByRule(records: readonly ScenarioRecord[]): Map<string, ScenarioRecord[]> {
  const byRule = new Map<string, ScenarioRecord[]>()
  for (const record of records) {
    for (const id of new Set(record.rules)) byRule.set(id, [...(byRule.get(id) ?? []), record])
  }
  return byRule
}

/** @param own the records of the scenarios that are about the rule */
function resultOf(rule: Rule, scenarios: readonly RuleScenario[], own: readonly ScenarioRecord[]): RuleResult {
  const verdict = verdictOf(rule, scenarios)
  const reason = reasonOf(rule, scenarios)
  const isUnshown = verdict === 'not-exercised' && unshownIn(scenarios) !== undefined
  const cause = verdict === 'inconclusive' ? hindranceOf(scenarios)?.cause : undefined
  return {
    rule,
    verdict,
    ...(reason !== undefined && { reason }),
    ...(isUnshown && { isUnshown }),
    ...(cause !== undefined && { cause }),
    findings: scenarios
      .filter(({ status }) => status === 'failed')
      .flatMap(({ finding }) => (finding ? [finding] : [])),
    durationMs: own.reduce((sum, { durationMs }) => sum + durationMs, 0),
    scenarios,
    observations: own.flatMap(({ observations }) =>
      observations.filter((seen) => seen.rule === rule.id).map(({ key, value }) => ({ key, value })),
    ),
  }
}

function verdictOf({ level }: Rule, scenarios: readonly RuleScenario[]): Verdict {
  const has = (outcome: Outcome) => scenarios.some(({ status }) => status === outcome)
  if (level !== 'open' && has('failed')) return 'violates'
  if (has('broken')) return 'inconclusive'
  if (has('passed') || has('failed')) return level === 'open' ? 'observed' : 'conforms'
  return 'not-exercised'
}

/** What kept the scenarios from a conclusion: the finding that names a cause, if one does. */
function hindranceOf(scenarios: readonly RuleScenario[]): Finding | undefined {
  const broken = scenarios.flatMap(({ status, finding }) => (status === 'broken' && finding ? [finding] : []))
  return broken.find(({ cause }) => cause !== undefined) ?? broken[0]
}

/** What a scenario looked for and the target does not show, if any did. */
const unshownIn = (scenarios: readonly RuleScenario[]): Finding | undefined =>
  scenarios.find(({ status, finding }) => status === 'skipped' && finding?.isUnshown === true)?.finding

function reasonOf(rule: Rule, scenarios: readonly RuleScenario[]): string | undefined {
  if (rule.unreachable) return `${UNREACHABLE[rule.unreachable.reason]}: ${rule.unreachable.because}`
  const verdict = verdictOf(rule, scenarios)
  if (verdict === 'inconclusive') return hindranceOf(scenarios)?.message
  if (verdict !== 'not-exercised') return undefined
  const skipped = unshownIn(scenarios) ?? scenarios.find(({ status }) => status === 'skipped')?.finding
  return skipped?.message ?? 'not selected for this run'
}
