import type { Outcome, ScenarioRecord } from '../outcome/record.ts'
import type { RuleResult } from '../outcome/verdict.ts'

/** That a scenario found a rule violated. */
export interface Claim {
  readonly rule: string
  /** The key of the scenario. */
  readonly key: string
  /** The rule is none of its own: its answers showed a breach, as those of others may. */
  readonly isSighting: boolean
}

/** What identifies a claim. What is seen by the way is one claim for each rule, whoever saw it. */
export const nameOf = ({ rule, key, isSighting }: Claim): string => (isSighting ? rule : `${rule} ${key}`)

/** The claims that make verdicts: what another violated rule explains is none. */
export function claimsOf(results: readonly RuleResult[]): Claim[] {
  return results
    .filter(({ verdict }) => verdict === 'violates')
    .flatMap(({ rule, scenarios }) =>
      scenarios
        .filter(({ status }) => status === 'failed')
        .map(({ key, isSighting = false }) => ({ rule: rule.id, key, isSighting })),
    )
}

/** How a scenario came out for a rule, its own or one that its answers showed. */
export function outcomeFor(record: ScenarioRecord, rule: string): Outcome {
  const { rules, outcomes, status, breaches } = record
  if (breaches.some((breach) => breach.rule === rule && breach.isWithdrawn !== true)) return 'failed'
  return rules.includes(rule) ? (outcomes[rule]?.outcome ?? status) : 'passed'
}

/**
 * The keys of the scenarios to run anew for these claims: of each that claims a rule of its own, and one for each rule that was
 * only seen, another one in each round.
 */
export function keysToTry(claims: readonly Claim[], round: number): string[] {
  const keys = new Set(claims.flatMap(({ key, isSighting }) => (isSighting ? [] : [key])))
  const seers = new Map<string, string[]>()
  for (const { rule, key, isSighting } of claims) if (isSighting) seers.set(rule, [...(seers.get(rule) ?? []), key])
  for (const all of seers.values()) {
    const key = all[round % all.length]
    if (key !== undefined && !(round === 0 && all.some((one) => keys.has(one)))) keys.add(key)
  }
  return [...keys]
}

/** Whether a fresh try broke the rule that was claimed: that of the same scenario, or any of a rule that was only seen. */
export function isConfirmedBy(
  { rule, key, isSighting }: Claim,
  fresh: readonly { readonly record: ScenarioRecord }[],
): boolean {
  return fresh.some(({ record }) => (isSighting || record.key === key) && outcomeFor(record, rule) === 'failed')
}
