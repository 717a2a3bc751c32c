import pLimit from 'p-limit'
import type { Rule } from '../catalogue/rule.ts'
import { BEFORE_RETRY, type ScenarioRecord } from '../outcome/record.ts'
import { verdictsOf } from '../outcome/verdict.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { claimsOf, isConfirmedBy, keysToTry, nameOf, outcomeFor, type Claim } from './claims.ts'
import type { Run } from '../run/run.ts'
import { ROUNDS, withoutClaims, withRetries, type Retry } from './retry-records.ts'
import { runWithRetries } from './try-again.ts'

/** Milliseconds that a retry gives earlier requests, so that only effects of the judged request are left. */
const LEAST_MS = 1_000

/** Options for confirming violations. */
export interface ConfirmOptions {
  /** The number of scenarios that run at the same time. */
  readonly concurrency: number
  readonly signal?: AbortSignal
  /** Called when a scenario is run again, with the number of retries done and known to be needed. */
  onTry?(done: number, total: number): void
}

/** Whether a record contains a violation, which is reported only after it was reproduced. */
export function isSuspect(record: ScenarioRecord, catalogue: ReadonlyMap<string, Rule>): boolean {
  const ids = [...record.rules, ...record.breaches.map(({ rule }) => rule)]
  return ids.some((id) => catalogue.get(id)?.level !== 'open' && outcomeFor(record, id) === 'failed')
}

/**
 * Runs scenarios with violations again, because a violation is reported only if it is reproduced: first with the same
 * data in new resources, then with other data. A violation that neither retry reproduces becomes inconclusive, and its
 * record describes every attempt.
 * @param suspects records with violations, and their evidence
 * @param all the records of the whole run: a violation that another violated rule explains is not reported, so its
 * scenario is not run again
 * @returns the suspects as they may be reported
 */
export async function confirmed(
  suspects: readonly ScenarioRecord[],
  all: readonly ScenarioRecord[],
  scenarios: readonly Scenario[],
  run: Run,
  { concurrency, signal, onTry }: ConfirmOptions,
): Promise<ScenarioRecord[]> {
  const records = new Map(suspects.map((record) => [record.key, record]))
  const scenarioOf = new Map(scenarios.map((scenario) => [keyOf(scenario), scenario]))
  const tries = new Map<string, Retry[]>()
  const confirmedClaims = new Set<string>()
  const limit = pLimit(concurrency)
  let [done, total] = [0, 0]

  const isCostly = ({ key }: Claim) => scenarioOf.get(key)?.isCostly === true
  const retry = async (key: string, number: number) => {
    const scenario = scenarioOf.get(key)
    const how = ROUNDS[number]
    if (!scenario || !how || signal?.aborted) return
    const record = await runWithRetries(scenario, { ...run, seed: run.seed + number, leastMs: LEAST_MS }, signal)
    tries.set(key, [...(tries.get(key) ?? []), { how, record }])
    onTry?.((done += 1), total)
  }
  const freshOf = (claims: readonly Claim[]) => claims.flatMap(({ key }) => tries.get(key) ?? [])
  const round = async (claims: readonly Claim[], number: number): Promise<Claim[]> => {
    const keys = keysToTry(claims, number)
    total += keys.length
    run.session.retries.expect(keys.length)
    await Promise.all(keys.map((key) => limit(retry, key, number)))
    const fresh = freshOf(claims)
    return claims.filter((claim) => !isConfirmedBy(claim, fresh))
  }

  for (;;) {
    const verdicts = verdictsOf(
      run.catalogue,
      all.map((record) => records.get(record.key) ?? record),
    )
    const claims = claimsOf(verdicts).filter((claim) => records.has(claim.key) && !confirmedClaims.has(nameOf(claim)))
    if (claims.length === 0) break
    const open = await round(
      claims.filter((claim) => !isCostly(claim)),
      0,
    )
    const left = await round(open, 1)
    const isLeft = new Set(left.map(nameOf))
    for (const claim of claims) if (!isLeft.has(nameOf(claim))) confirmedClaims.add(nameOf(claim))
    for (const [key, record] of records) {
      const off = left.filter((claim) => claim.key === key)
      if (off.length > 0) records.set(key, withoutClaims(record, off, tries.get(key) ?? [], whyNot(signal)))
    }
  }
  return [...records.values()].map((record) => withRetries(record, tries.get(record.key) ?? []))
}

const whyNot = (signal: AbortSignal | undefined): string =>
  signal?.aborted ? `it occurred once, and ${BEFORE_RETRY}` : 'it occurred once'
