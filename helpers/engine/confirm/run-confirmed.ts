import type { ScenarioRecord } from '../outcome/record.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { confirmed, isSuspect } from './confirm.ts'
import { collectRecords } from '../run/records.ts'
import { runAll, type RunAllOptions } from '../run/run-all.ts'
import type { Run } from '../run/run.ts'
import { deservesRetry, triedOut, tryAgain } from './try-again.ts'

/** How scenarios are run and confirmed, and who is told. */
export interface RunConfirmedOptions extends Omit<RunAllOptions, 'isEnough' | 'onRecord'> {
  /** Called with each record as it may be told. */
  onRecord(record: ScenarioRecord): void
  /** Whether what was found is enough, by one record for each scenario: then the run stops, once that came again. */
  isEnough?(records: readonly ScenarioRecord[]): boolean
  /** Whether time runs out: then no more is begun. What was found, if anything was, needs time to come again. */
  isLate?(hasFound: boolean): boolean
  /** Called with each record as its scenario ends for the first time: what it found may not have come again. */
  onEnd?(record: ScenarioRecord): void
  /** Called as scenarios are run anew: so many of so many that are known to need it. */
  onTry?(done: number, total: number): void
}

/** Milliseconds between two looks at the way that suspicion gives rise to. */
const LOOK_EVERY_MS = 1_000

/** What is said of scenarios that were not begun. */
const NOT_RUN = 'it was not run'

/**
 * Runs scenarios as `runAll` does; what finds a rule violated is told after all others, once it came again or did not. The way
 * to the target is looked at when suspicion arises, and before anything is told. Where too little of what would be enough came
 * again, the run goes on.
 * @returns the scenarios that were not begun, as what was found was enough, or as it was late
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
      void run.session.way.isSound()
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
    const told = await confirmed(suspects, ended.all(NOT_RUN), scenarios, run, { ...options, ...(onTry && { onTry }) })
    // Also after an interruption: whoever reads the records asks the way what it has lost.
    if (told.some((record) => isSuspect(record, run.catalogue))) await run.session.way.isSound()
    for (const record of told) {
      ended.add(record)
      onRecord(record)
    }
    const left = stops ? scenarios.filter((scenario) => !begun.has(keyOf(scenario))) : []
    const isAtEnd = options.signal?.aborted === true || isLate?.(true) === true
    if (left.length === 0 || isAtEnd || isEnough?.(ended.all(NOT_RUN))) return left
  }
}

/** Runs one scenario alone, at once anew where it finds a rule violated, or requests got no usable answer. Never throws. */
export async function runConfirmedAlone(scenario: Scenario, run: Run, signal?: AbortSignal): Promise<ScenarioRecord> {
  run.session.retries.expect(1)
  const record = await triedOut(scenario, run, signal)
  if (!isSuspect(record, run.catalogue)) return record
  const [told = record] = await confirmed([record], [record], [scenario], run, {
    concurrency: 1,
    ...(signal && { signal }),
  })
  if (isSuspect(told, run.catalogue)) await run.session.way.isSound()
  return told
}
