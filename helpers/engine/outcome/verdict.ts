import type { Rule } from '../catalogue/rule.ts'
import { UNREACHABLE } from '../catalogue/rule.ts'
import { explained, explanationsIn, unexplainedText, type RuleScenario } from './explanations.ts'
import type { Finding, Outcome, ScenarioRecord } from './record.ts'

export type Verdict = 'conforms' | 'violates' | 'inconclusive' | 'not-exercised' | 'observed'

/** Why a run does not cover a rule: it was not selected, it was excluded, or it needs a missing part of the run. */
export const LEFT_OUT = ['not-selected', 'excluded', 'missing-part'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** Why a violation is known, so that it does not fail the run. */
export interface Known {
  readonly reason: string
  readonly ticket?: string
  /** The day (`2030-01-31`, UTC) from which the violation fails the run again. */
  readonly expires?: string
}

/** The result of one rule in a run. */
export interface RuleResult {
  readonly rule: Rule
  readonly verdict: Verdict
  /** Why the rule was not exercised, or why it is inconclusive. */
  readonly reason?: string
  /** Whether the rule was not exercised because the target shows nothing to judge, not because a need is missing. */
  readonly isUnshown?: boolean
  /** Why the run does not cover the rule, whatever scenarios of other rules found. */
  readonly leftOut?: LeftOut
  /** The violated rule that makes this one inconclusive, if known. */
  readonly cause?: string
  /** Why the violation does not fail the run; only for violated rules. */
  readonly known?: Known
  /** The findings of a violated rule. */
  readonly findings: readonly Finding[]
  readonly durationMs: number
  readonly scenarios: readonly RuleScenario[]
  readonly observations: readonly { readonly key: string; readonly value: string }[]
}

/**
 * The verdict of every rule of the catalogue. A failed assertion about the target makes a rule violated. Otherwise, a
 * scenario without a conclusion makes it inconclusive. Otherwise, one scenario that judged the rule is enough. A
 * failure that another violated rule explains makes the rule inconclusive because of that rule.
 */
export function verdictsOf(catalogue: ReadonlyMap<string, Rule>, records: readonly ScenarioRecord[]): RuleResult[] {
  const byRule = scenariosByRule(records)
  const explanations = explanationsIn(catalogue, byRule)
  const own = recordsByRule(records)
  const results = [...catalogue.values()].map((rule) => {
    const scenarios = (byRule.get(rule.id) ?? []).map((scenario) => explained(scenario, rule.id, explanations))
    return resultOf(rule, scenarios, own.get(rule.id) ?? [])
  })
  const conforming = new Set(results.filter(({ verdict }) => verdict === 'conforms').map(({ rule }) => rule.id))
  return results.map((result) => withUnexplained(result, conforming, own.get(result.rule.id) ?? []))
}

/** The verdicts of the rules that the records judge or whose breaches they show. */
export function verdictsIn(catalogue: ReadonlyMap<string, Rule>, records: readonly ScenarioRecord[]): RuleResult[] {
  const ids = new Set(records.flatMap(({ rules, breaches }) => [...rules, ...breaches.map(({ rule }) => rule)]))
  return verdictsOf(new Map([...catalogue].filter(([id]) => ids.has(id))), records)
}

/** The outcomes of the scenarios for each rule. */
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

/** The records of the scenarios of each rule, by rule id. */
function recordsByRule(records: readonly ScenarioRecord[]): Map<string, ScenarioRecord[]> {
  const byRule = new Map<string, ScenarioRecord[]>()
  for (const record of records) {
    for (const id of new Set(record.rules)) byRule.set(id, [...(byRule.get(id) ?? []), record])
  }
  return byRule
}

/** @param own the records of the scenarios of this rule */
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

/** The finding that explains why the rule is inconclusive; one that names a cause comes first. */
function hindranceOf(scenarios: readonly RuleScenario[]): Finding | undefined {
  const broken = scenarios.flatMap(({ status, finding }) => (status === 'broken' && finding ? [finding] : []))
  return broken.find(({ cause }) => cause !== undefined) ?? broken[0]
}

/**
 * Says in the reason of an inconclusive rule that every rule that would explain it conforms: then no other result shows the
 * problem. A request without a response may succeed in another attempt, so nothing has to explain it.
 */
function withUnexplained(
  result: RuleResult,
  conforming: ReadonlySet<string>,
  own: readonly ScenarioRecord[],
): RuleResult {
  const { rule, verdict, cause, reason, scenarios } = result
  if (verdict !== 'inconclusive' || cause !== undefined || reason === undefined) return result
  const failed = new Set(own.flatMap(({ key, failedRequests }) => (failedRequests ? [key] : [])))
  const hindrance = hindranceOf(scenarios.filter(({ key }) => !failed.has(key)))
  if (hindrance?.message !== reason) return result
  const text = unexplainedText(hindrance, rule.id, conforming)
  return text === undefined ? result : { ...result, reason: `${reason} (${text})` }
}

/** The finding of a scenario for which the target shows nothing to judge, if there is one. */
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
