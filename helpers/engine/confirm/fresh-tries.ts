import type { Breach, Finding, ScenarioRecord } from '../outcome/record.ts'
import { outcomeFor, type Claim } from './claims.ts'

/** What the fresh tries of a scenario are run with, round by round. */
export const ROUNDS = ['with the same data', 'with other data'] as const

/** One fresh try of a scenario. */
export interface FreshTry {
  readonly how: (typeof ROUNDS)[number]
  readonly record: ScenarioRecord
}

/** A record with what its fresh tries cost and left, and how its findings came again. */
export function withTries(record: ScenarioRecord, tries: readonly FreshTry[]): ScenarioRecord {
  if (tries.length === 0) return record
  const again = <F extends Finding>(finding: F, rule: string): F => {
    const fresh = tries.find((one) => outcomeFor(one.record, rule) === 'failed')
    return fresh ? { ...finding, again: fresh.how } : finding
  }
  const { finding, outcomes, breaches, rules, requests, litter, startedAt, durationMs } = record
  return {
    ...record,
    ...(finding && { finding: again(finding, rules[0] ?? '') }),
    outcomes: mapValues(outcomes, (one, rule) => ({
      ...one,
      ...(one.finding && { finding: again(one.finding, rule) }),
    })),
    breaches: breaches.map((breach) => again(breach, breach.rule)),
    requests: tries.reduce((sum, one) => sum + one.record.requests, requests),
    litter: [...litter, ...tries.flatMap((one) => one.record.litter)],
    // To the end of its last try: what ended after the way was lost has no conclusion.
    durationMs: Math.max(
      durationMs,
      ...tries.map(({ record: fresh }) => fresh.startedAt + fresh.durationMs - startedAt),
    ),
  }
}

/**
 * A record without the claims that did not come again: nothing is concluded from them, and the evidence of each try is kept.
 * @param why tells what kept it from being tried anew, where it was not
 */
export function withoutClaims(
  record: ScenarioRecord,
  claims: readonly Claim[],
  tries: readonly FreshTry[],
  why: string,
): ScenarioRecord {
  const rules = new Set(claims.map(({ rule }) => rule))
  const { outcomes, breaches, status, finding, log } = record
  const noConclusion = (found: Finding | undefined, rule: string): Finding => ({
    message: `not seen again: ${found?.message ?? 'a violation'} (${tries.length === 0 ? why : inWords(tries, rule)})`,
    ...(found?.causes && { causes: found.causes }),
  })
  const own = record.rules.map((rule) => {
    const before = outcomes[rule] ?? { outcome: status, ...(finding && { finding }) }
    const isOff = rules.has(rule) && before.outcome === 'failed'
    return [rule, isOff ? { outcome: 'broken' as const, finding: noConclusion(before.finding, rule) } : before] as const
  })
  const isFailed = own.some(([, { outcome }]) => outcome === 'failed')
  const [, off] = own.find(([, { outcome }]) => outcome === 'broken') ?? []
  return {
    ...record,
    ...(status === 'failed' &&
      !isFailed &&
      off && { status: 'broken' as const, ...(off.finding && { finding: off.finding }) }),
    outcomes: Object.fromEntries(own),
    breaches: breaches.map((breach): Breach =>
      rules.has(breach.rule) ? { rule: breach.rule, ...noConclusion(breach, breach.rule), isWithdrawn: true } : breach,
    ),
    log: [
      log,
      ...tries.map((one) => `# The scenario anew, ${one.how}: ${one.record.status}\n\n${one.record.log}`),
    ].join('\n\n'),
  }
}

function inWords(tries: readonly FreshTry[], rule: string): string {
  const each = tries.map(({ how, record }) => `${how} it ${became(record, rule)}`)
  return `once in ${tries.length + 1} tries: ${each.join('; ')}`
}

function became(record: ScenarioRecord, rule: string): string {
  const outcome = outcomeFor(record, rule)
  const message = record.finding?.message
  if (outcome === 'passed') return 'passed'
  return `${outcome === 'skipped' ? 'was not exercised' : 'came to no conclusion'}${message === undefined ? '' : `, ${message}`}`
}

function mapValues<V>(of: Readonly<Record<string, V>>, map: (value: V, name: string) => V): Record<string, V> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, map(value, name)]))
}
