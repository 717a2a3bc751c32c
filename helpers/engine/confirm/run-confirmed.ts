import type { ScenarioRecord } from '../outcome/record.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { confirmed, isSuspect } from './confirm.ts'
import { collectRecords } from '../run/records.ts'
import { runAll, type RunAllOptions } from '../run/run-all.ts'
import type { Run } from '../run/run.ts'
import { deservesRetry, runWithRetries, tryAgain } from './try-again.ts'

/** Options for running and confirming scenarios. */
export interface RunConfirmedOptions extends Omit<RunAllOptions, 'isEnough' | 'onRecord'> {
  /** Called with each record that may be reported. */
  onRecord(record: ScenarioRecord): void
  /**
   * Whether the findings are enough, given one record per scenario. If they are, the run stops once they are
   * reproduced.
   */
  isEnough?(records: readonly ScenarioRecord[]): boolean
  /**
   * Whether time is running out: then no scenario is started. Violations that were found need time to be reproduced.
   */
  isLate?(hasFound: boolean): boolean
  /** Called when a scenario ends for the first time; its violations may not have been reproduced yet. */
  onEnd?(record: ScenarioRecord): void
  /** Called when a scenario is run again, with the number of retries done and known to be needed. */
  onTry?(done: number, total: number): void
}

/** Milliseconds between two checks of the network path that suspicions cause. */
const LOOK_EVERY_MS = 1_000

/** The message for scenarios that were not started. */
const NOT_RUN = 'it was not run'

/**
 * Runs scenarios like `runAll`. Records with violations are reported last, once the violations are reproduced or not.
 * The network path is checked when a violation is found, and before any is reported. If too few of the violations are
 * reproduced to be enough, the run continues.
 * @returns the scenarios that were not started, because the findings were enough or time ran out
 */
export async function runConfirmed(
  scenarios: readonly Scenario[],
  run: Run,
  { onRecord, onEnd, onTry, isEnough, isLate, ...options }: RunConfirmedOptions,
): Promise<readonly Scenario[]> {
  const ended = collectRecords(scenarios)
  const begun = new Set<string>()
  const startedAt = Date.now()
  let nextLook = 0
  run.session.retries.expect(scenarios.length)
  for (let pending = scenarios; ; pending = pending.filter((scenario) => !begun.has(keyOf(scenario)))) {
    const suspects: ScenarioRecord[] = []
    const spoiled: ScenarioRecord[] = []
    let stops = false
    const isOver = () => (stops ||= isLate?.(suspects.length > 0) ?? false)
    const end = (record: ScenarioRecord) => {
      onEnd?.(record)
      ended.add(record)
      if (!isSuspect(record, run.catalogue)) return onRecord(record)
      suspects.push(record)
      stops ||= isEnough?.(ended.all(NOT_RUN)) ?? false
      if (Date.now() < nextLook) return
      nextLook = Date.now() + LOOK_EVERY_MS
      void run.session.networkPath.isSound()
    }
    await runAll(pending, run, {
      ...options,
      isEnough: isOver,
      onRecord(record, scenario) {
        begun.add(record.key)
        if (deservesRetry(record, scenario)) spoiled.push(record)
        else end(record)
      },
    })
    await tryAgain(spoiled, scenarios, run, startedAt, { ...options, isEnough: isOver, onRecord: end })
    const confirmedRecords = await confirmed(suspects, ended.all(NOT_RUN), scenarios, run, {
      ...options,
      ...(onTry && { onTry }),
    })
    // This also happens after an interruption, because readers of the records need the time of a network loss.
    if (confirmedRecords.some((record) => isSuspect(record, run.catalogue))) await run.session.networkPath.isSound()
    for (const record of confirmedRecords) {
      ended.add(record)
      onRecord(record)
    }
    const left = stops ? scenarios.filter((scenario) => !begun.has(keyOf(scenario))) : []
    const isAtEnd = options.signal?.aborted === true || isLate?.(true) === true
    if (left.length === 0 || isAtEnd || isEnough?.(ended.all(NOT_RUN))) return left
  }
}

/**
 * Runs a single scenario. It is run again at once if it finds a violation or if requests got no usable response. Never
 * throws.
 */
export async function runConfirmedAlone(scenario: Scenario, run: Run, signal?: AbortSignal): Promise<ScenarioRecord> {
  run.session.retries.expect(1)
  const record = await runWithRetries(scenario, run, signal)
  if (!isSuspect(record, run.catalogue)) return record
  const [confirmedRecords = record] = await confirmed([record], [record], [scenario], run, {
    concurrency: 1,
    ...(signal && { signal }),
  })
  if (isSuspect(confirmedRecords, run.catalogue)) await run.session.networkPath.isSound()
  return confirmedRecords
}
