import type { Breach, Finding, ScenarioRecord } from '../outcome/record.ts'
import { outcomeFor, type Claim } from './claims.ts'

/** The data of each round of retries. */
export const ROUNDS = ['with the same data', 'with other data'] as const

/** One retry of a scenario. */
export interface Retry {
  readonly how: (typeof ROUNDS)[number]
  readonly record: ScenarioRecord
}

/** Adds the cost and the leftovers of its retries to a record, and how its findings were reproduced. */
export function withRetries(record: ScenarioRecord, tries: readonly Retry[]): ScenarioRecord {
  if (tries.length === 0) return record
  const again = <F extends Finding>(finding: F, rule: string): F => {
    const fresh = tries.find((one) => outcomeFor(one.record, rule) === 'failed')
    return fresh ? { ...finding, again: fresh.how } : finding
  }
  const { finding, outcomes, breaches, rules, requests, leftovers, startedAt, durationMs } = record
  return {
    ...record,
    ...(finding && { finding: again(finding, rules[0] ?? '') }),
    outcomes: mapValues(outcomes, (one, rule) => ({
      ...one,
      ...(one.finding && { finding: again(one.finding, rule) }),
    })),
    breaches: breaches.map((breach) => again(breach, breach.rule)),
    requests: tries.reduce((sum, one) => sum + one.record.requests, requests),
    leftovers: [...leftovers, ...tries.flatMap((one) => one.record.leftovers)],
    // The time includes the last retry: a scenario that ended after the network loss is inconclusive.
    durationMs: Math.max(
      durationMs,
      ...tries.map(({ record: fresh }) => fresh.startedAt + fresh.durationMs - startedAt),
    ),
  }
}

/**
 * Removes claims that were not reproduced: they become inconclusive, and the evidence of every attempt is kept.
 * @param why explains why there was no retry, if there was none
 */
export function withoutClaims(
  record: ScenarioRecord,
  claims: readonly Claim[],
  tries: readonly Retry[],
  why: string,
): ScenarioRecord {
  const rules = new Set(claims.map(({ rule }) => rule))
  const { outcomes, breaches, status, finding, log } = record
  const noConclusion = (found: Finding | undefined, rule: string): Finding => ({
    message: `not reproduced: ${found?.message ?? 'a violation'} (${tries.length === 0 ? why : inWords(tries, rule)})`,
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
      ...tries.map((one) => `# The scenario again, ${one.how}: ${one.record.status}\n\n${one.record.log}`),
    ].join('\n\n'),
  }
}

function inWords(tries: readonly Retry[], rule: string): string {
  const each = tries.map(({ how, record }) => `${how} it ${became(record, rule)}`)
  return `1 of ${tries.length + 1} attempts failed: ${each.join('; ')}`
}

function became(record: ScenarioRecord, rule: string): string {
  const outcome = outcomeFor(record, rule)
  const message = record.finding?.message
  if (outcome === 'passed') return 'passed'
  return `${outcome === 'skipped' ? 'was not exercised' : 'was inconclusive'}${message === undefined ? '' : `, ${message}`}`
}

function mapValues<V>(of: Readonly<Record<string, V>>, map: (value: V, name: string) => V): Record<string, V> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, map(value, name)]))
}
