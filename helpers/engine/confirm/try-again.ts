import type { ScenarioRecord } from '../outcome/record.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { runScenario } from '../run/run-scenario.ts'
import type { Run } from '../run/run.ts'

/** Options for running scenarios again. */
export interface TryAgainOptions {
  readonly concurrency: number
  readonly signal?: AbortSignal
  /** If it returns true, no retry is started. */
  isEnough?(): boolean
  /** Called with the final record of each scenario. */
  onRecord(record: ScenarioRecord): void
}

/** The time limit for retries: this share of the duration of the run so far, but at least this many milliseconds. */
const SHARE = 0.75
const LEAST_MS = 5_000
/**
 * After this number of attempts in a row that failed at the same request, the cause is the target: random losses hit
 * different requests.
 */
const SAME = 4
/** If many requests get no usable response, running fewer scenarios at the same time helps. */
const FEWER = 0.5

/** Whether a scenario is inconclusive because requests got no usable response, and a retry may help. */
export function deservesRetry({ failedRequests = [] }: ScenarioRecord, { isCostly }: Scenario): boolean {
  const last = failedRequests.slice(-SAME)
  return isCostly !== true && last.length > 0 && !(last.length === SAME && new Set(last).size === 1)
}

/**
 * Runs a scenario once more.
 * @returns its record, with the cost and the leftovers of all attempts
 */
async function retryOnce(
  before: ScenarioRecord,
  scenario: Scenario,
  run: Run,
  signal?: AbortSignal,
): Promise<ScenarioRecord> {
  const fresh = await runScenario(scenario, run, signal)
  return {
    ...fresh,
    ...(fresh.failedRequests && { failedRequests: [...(before.failedRequests ?? []), ...fresh.failedRequests] }),
    requests: before.requests + fresh.requests,
    leftovers: [...before.leftovers, ...fresh.leftovers],
  }
}

/** The maximum number of runs of a scenario whose result is needed at once. */
const RUNS_AT_MOST = 8

/** Runs a scenario whose result is needed at once, as often as retries may help. Never throws. */
export async function runWithRetries(scenario: Scenario, run: Run, signal?: AbortSignal): Promise<ScenarioRecord> {
  let record = await runScenario(scenario, run, signal)
  for (let runs = 1; runs < RUNS_AT_MOST && deservesRetry(record, scenario) && !signal?.aborted; runs += 1) {
    if (run.session.isGone || !run.session.retries.take(keyOf(scenario))) break
    record = await retryOnce(record, scenario, run, signal)
  }
  return record
}

/**
 * Runs scenarios again as long as retries may help, the retry budget of the run allows it and time is left. They run
 * one after the other, so that temporary trouble has passed when a scenario is retried. Nothing runs after a network loss.
 * @param startedAt the start of the run, in milliseconds since the epoch
 */
export async function tryAgain(
  records: readonly ScenarioRecord[],
  scenarios: readonly Scenario[],
  run: Run,
  startedAt: number,
  { concurrency, signal, isEnough, onRecord }: TryAgainOptions,
): Promise<void> {
  const { session } = run
  if (records.length === 0) return
  const scenarioOf = new Map(scenarios.map((scenario) => [keyOf(scenario), scenario]))
  const queue = [...records]
  const isAborted = () => signal?.aborted === true
  // This may wait until the target is back, which takes no time from the retries.
  const isSound = !session.isGone && !isAborted() && (await session.networkPath.isSound())
  const now = Date.now()
  const mostMs = Math.round(Math.max(SHARE * (now - startedAt), LEAST_MS))
  session.retries.within(mostMs)
  const isOver = () => !isSound || isAborted() || Date.now() >= now + mostMs || isEnough?.() === true
  const work = async () => {
    for (let record = queue.shift(); record; record = queue.shift()) {
      const scenario = scenarioOf.get(record.key)
      if (scenario && deservesRetry(record, scenario) && !isOver() && session.retries.take(record.key)) {
        queue.push(await retryOnce(record, scenario, run, signal))
      } else onRecord(record)
    }
  }
  await Promise.all(Array.from({ length: Math.ceil(concurrency * FEWER) }, work))
}
