import type { ScenarioRecord } from '../../../engine/outcome/record.ts'
import { verdictsIn } from '../../../engine/outcome/verdict.ts'
import { runAll } from '../../../engine/run/run-all.ts'
import { openSession, type Session } from '../../../engine/session/session.ts'
import { keyOf, type Scenario } from '../../../engine/scenario/scenario.ts'
import { meetEmbedded, type MetTarget } from '../../target/meet.ts'
import { catalogue, shapes } from '../../project/suite.ts'
import { countersHere } from './counters.ts'
import type { Judged, JudgeJob } from './jobs-of-thread.ts'

const AT_ONCE = 16
const SCENARIO_MS = 60_000
/** The first scenarios are the nearest, so few of them are run at first, and then always twice as many. */
const FIRST_CHUNK = 16

/**
 * Judges the service with one mutant, until a rule is violated twice in the same scenario: only such a violation is confirmed in
 * a run, too.
 * @param all all scenarios by key
 * @param meet starts the service
 */
export async function judgeMutant(
  job: JudgeJob,
  all: ReadonlyMap<string, Scenario>,
  meet: () => Promise<MetTarget> = meetEmbedded,
): Promise<Judged> {
  const counters = countersHere()
  Object.assign(counters, { activeMutant: job.mutant, currentTestId: 'mutant', hitCount: 0, hitLimit: job.hitLimit })
  try {
    const met = await meet().catch((error: unknown) => messageOf(error))
    const judged = typeof met === 'string' ? unmet(met) : await judgeMet(met, job, all).catch(unjudged)
    const isEndless = judged.outcome !== 'caught' && (counters.hitCount ?? 0) > job.hitLimit
    return isEndless ? { ...judged, outcome: 'timeout', reason: 'it is evaluated endlessly' } : judged
  } finally {
    Object.assign(counters, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A mistake of the suite must never look like a caught mutant. */
const unjudged = (error: unknown): Judged => ({
  outcome: 'survived',
  reason: `the suite failed: ${messageOf(error)}`,
  run: 0,
  inconclusive: 0,
})

const unmet = (reason: string): Judged => ({ outcome: 'broken', reason, run: 0, inconclusive: 0 })

async function judgeMet({ target, close }: MetTarget, job: JudgeJob, all: ReadonlyMap<string, Scenario>) {
  const session = openSession(target, AT_ONCE)
  try {
    return await judgeIn(session, job, all)
  } finally {
    await session.close()
    await close()
  }
}

/** Runs the scenarios in chunks. */
async function judgeIn(session: Session, job: JudgeJob, all: ReadonlyMap<string, Scenario>): Promise<Judged> {
  const signal = AbortSignal.timeout(job.allowedMs)
  const left = job.scenarios.flatMap((key) => all.get(key) ?? [])
  let [run, inconclusive, size] = [0, 0, FIRST_CHUNK]
  while (left.length > 0) {
    const chunk = left.splice(0, size)
    const { violating, records } = await runChunk(session, chunk, job.seed, signal)
    run += records.length
    inconclusive += records.filter(({ status }) => status === 'broken').length
    for (const one of violating) {
      const rule = await violatedBy(session, one, job.seed, signal)
      if (rule !== undefined) return { outcome: 'caught', rule, run, inconclusive }
    }
    if (session.isGone) return { ...unmet('it no longer responds'), run, inconclusive }
    if (signal.aborted) return { outcome: 'timeout', reason: 'its scenarios take too long', run, inconclusive }
    // A violation that is not confirmed has stopped the chunk early.
    const ended = new Set(records.map(({ key }) => key))
    left.unshift(...chunk.filter((one) => !ended.has(keyOf(one))))
    size *= 2
  }
  return { outcome: 'survived', run, inconclusive }
}

/** Runs scenarios until one of them shows a violation. */
async function runChunk(session: Session, scenarios: readonly Scenario[], seed: number, signal: AbortSignal) {
  const records: ScenarioRecord[] = []
  const violating: Scenario[] = []
  await runAll(scenarios, runOf(session, seed), {
    concurrency: AT_ONCE,
    signal,
    isEnough: () => violating.length > 0,
    onRecord(record, scenario) {
      records.push(record)
      if (violatedIn(record) !== undefined) violating.push(scenario)
    },
  })
  return { records, violating }
}

/** The rule that a scenario shows as violated when it is run alone. */
async function violatedBy(session: Session, scenario: Scenario, seed: number, signal: AbortSignal) {
  let rule: string | undefined
  await runAll([scenario], runOf(session, seed), {
    concurrency: 1,
    signal,
    onRecord: (record) => void (rule = violatedIn(record)),
  })
  return rule
}

const runOf = (session: Session, seed: number) => ({
  session,
  catalogue,
  shapes,
  seed,
  scenarioMs: SCENARIO_MS,
  verdictsOnly: true,
})

/** The first rule that a scenario shows as violated. */
export const violatedIn = (record: ScenarioRecord): string | undefined =>
  verdictsIn(catalogue, [record]).find(({ verdict }) => verdict === 'violates')?.rule.id

/** All scenarios by key. */
export const byKey = (scenarios: readonly Scenario[]): ReadonlyMap<string, Scenario> =>
  new Map(scenarios.map((scenario) => [keyOf(scenario), scenario]))
