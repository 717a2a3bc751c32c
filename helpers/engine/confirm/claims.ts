import type { Outcome, ScenarioRecord } from '../outcome/record.ts'
import type { RuleResult } from '../outcome/verdict.ts'

/** A scenario's claim that a rule is violated. */
export interface Claim {
  readonly rule: string
  /** The key of the scenario. */
  readonly key: string
  /** True if the scenario does not judge the rule: a response in the scenario violated it. */
  readonly isSighting: boolean
}

/** Identifies a claim. All sightings of a rule are one claim, whichever scenario made them. */
export const nameOf = ({ rule, key, isSighting }: Claim): string => (isSighting ? rule : `${rule} ${key}`)

/** The claims behind violated verdicts. A failure that another violated rule explains is not a claim. */
export function claimsOf(results: readonly RuleResult[]): Claim[] {
  return results
    .filter(({ verdict }) => verdict === 'violates')
    .flatMap(({ rule, scenarios }) =>
      scenarios
        .filter(({ status }) => status === 'failed')
        .map(({ key, isSighting = false }) => ({ rule: rule.id, key, isSighting })),
    )
}

/** The outcome of a scenario for a rule that it judges, or that its responses violated. */
export function outcomeFor(record: ScenarioRecord, rule: string): Outcome {
  const { rules, outcomes, status, breaches } = record
  if (breaches.some((breach) => breach.rule === rule && breach.isWithdrawn !== true)) return 'failed'
  return rules.includes(rule) ? (outcomes[rule]?.outcome ?? status) : 'passed'
}

/**
 * The keys of the scenarios to run again for these claims: every scenario that judges its claimed rule, and for each
 * rule that was only sighted a different scenario in each round.
 */
export function keysToTry(claims: readonly Claim[], round: number): string[] {
  const keys = new Set(claims.flatMap(({ key, isSighting }) => (isSighting ? [] : [key])))
  const sightingKeys = new Map<string, string[]>()
  for (const { rule, key, isSighting } of claims)
    if (isSighting) sightingKeys.set(rule, [...(sightingKeys.get(rule) ?? []), key])
  for (const all of sightingKeys.values()) {
    const key = all[round % all.length]
    if (key !== undefined && !(round === 0 && all.some((one) => keys.has(one)))) keys.add(key)
  }
  return [...keys]
}

/**
 * Whether a retry violated the claimed rule: a retry of the same scenario, or any retry if the rule was only sighted.
 */
export function isConfirmedBy(
  { rule, key, isSighting }: Claim,
  fresh: readonly { readonly record: ScenarioRecord }[],
): boolean {
  return fresh.some(({ record }) => (isSighting || record.key === key) && outcomeFor(record, rule) === 'failed')
}
