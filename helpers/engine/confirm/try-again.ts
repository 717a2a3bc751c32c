import type { ScenarioRecord } from '../outcome/record.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { runScenario } from '../run/run-scenario.ts'
import type { Run } from '../run/run.ts'

/** How scenarios are tried again. */
export interface TryAgainOptions {
  readonly concurrency: number
  readonly signal?: AbortSignal
  /** Once it is true no try is begun any more. */
  isEnough?(): boolean
  /** Called with each record as it stands in the end. */
  onRecord(record: ScenarioRecord): void
}

/** Of the time that the run has taken so far, at most so much more is spent; and in any case so many milliseconds. */
const SHARE = 0.75
const LEAST_MS = 5_000
/** After so many tries in a row that stumbled at the same request, it is the target's own: chance strikes elsewhere each time. */
const SAME = 4
/** Where so few requests get a usable answer, fewer scenarios side by side are kinder. */
const FEWER = 0.5

/** Whether a record has no conclusion as requests got no usable answer, and another try may find one. */
export function deservesRetry({ stumbles = [] }: ScenarioRecord, { isCostly }: Scenario): boolean {
  const last = stumbles.slice(-SAME)
  return isCostly !== true && last.length > 0 && !(last.length === SAME && new Set(last).size === 1)
}

/** Runs a scenario once more. @returns its record, with what all its tries cost and left */
async function triedOnce(
  before: ScenarioRecord,
  scenario: Scenario,
  run: Run,
  signal?: AbortSignal,
): Promise<ScenarioRecord> {
  const fresh = await runScenario(scenario, run, signal)
  return {
    ...fresh,
    ...(fresh.stumbles && { stumbles: [...(before.stumbles ?? []), ...fresh.stumbles] }),
    requests: before.requests + fresh.requests,
    litter: [...before.litter, ...fresh.litter],
  }
}

/** So often a scenario is run at most that is waited for. */
const RUNS_AT_MOST = 8

/** Runs a scenario that is waited for, as often as it deserves it. Never throws. */
export async function triedOut(scenario: Scenario, run: Run, signal?: AbortSignal): Promise<ScenarioRecord> {
  let record = await runScenario(scenario, run, signal)
  for (let runs = 1; runs < RUNS_AT_MOST && deservesRetry(record, scenario) && !signal?.aborted; runs += 1) {
    if (run.session.isGone || !run.session.retries.take(keyOf(scenario))) break
    record = await triedOnce(record, scenario, run, signal)
  }
  return record
}

/**
 * Runs scenarios again that deserve it, as long as they do, the run's bound allows it, and there is time: one after the other, so
 * that trouble which lasts for a moment is over when it is a scenario's turn again. Nothing is tried on a way that is not sound.
 * @param startedAt when the run began, in milliseconds since the epoch
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
  const now = Date.now()
  const mostMs = Math.round(Math.max(SHARE * (now - startedAt), LEAST_MS))
  session.retries.within(mostMs)
  const scenarioOf = new Map(scenarios.map((scenario) => [keyOf(scenario), scenario]))
  const queue = [...records]
  const isSound = !session.isGone && (await session.way.isSound())
  const isOver = () => !isSound || signal?.aborted === true || Date.now() >= now + mostMs || isEnough?.() === true
  const work = async () => {
    for (let record = queue.shift(); record; record = queue.shift()) {
      const scenario = scenarioOf.get(record.key)
      if (scenario && deservesRetry(record, scenario) && !isOver() && session.retries.take(record.key)) {
        queue.push(await triedOnce(record, scenario, run, signal))
      } else onRecord(record)
    }
  }
  await Promise.all(Array.from({ length: Math.ceil(concurrency * FEWER) }, work))
}
