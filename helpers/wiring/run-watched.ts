import type { ScenarioRecord } from '../outcome/record.ts'
import { collectRecords } from '../run/records.ts'
import { afterLoss } from '../run/loss.ts'
import { runConfirmed } from '../run/run-confirmed.ts'
import { openSession } from '../run/session.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Target } from '../targets/target.ts'
import { onFirstSignal } from './signals.ts'
import { noteStrayErrors } from './stray-errors.ts'
import { catalogue, shapes } from './suite.ts'

/** Milliseconds that one try of a scenario may take, waiting for what lags included. */
export const SCENARIO_MS = 120_000

export interface WatchedRun {
  readonly target: Target
  readonly scenarios: readonly Scenario[]
  readonly seed: number
  readonly concurrency: number
  /** Called once a signal is no end any more: from then on a person may be told that the run goes on. */
  onBegin(): void
  /** Called with each record as its scenario ends for the first time: what it found may not come again. */
  onEnd(record: ScenarioRecord): void
  /** Called as what found a rule violated is run anew, after the others. */
  onTry(done: number, total: number): void
  /** Called with each record as it may be told. */
  onRecord(record: ScenarioRecord): void
  /** Called at the first signal. */
  onInterrupt(): void
}

/** What became of a run. */
export interface Watched {
  /** One for each scenario, without steps and exchanges: what ended after the way was lost has no conclusion. */
  readonly records: readonly ScenarioRecord[]
  readonly interrupted: boolean
  /** What went wrong outside of scenarios. */
  readonly faults: readonly string[]
}

/** Runs scenarios to an end that can be reported, whatever comes: a signal, or an error that is nobody's. */
export async function runWatched(options: WatchedRun): Promise<Watched> {
  const { target, scenarios, seed, concurrency, onBegin, onEnd, onTry, onRecord, onInterrupt } = options
  const records = collectRecords(scenarios)
  const faults: string[] = []
  const interruption = new AbortController()
  const stray = noteStrayErrors()
  const releaseSignals = onFirstSignal(() => {
    interruption.abort()
    onInterrupt()
  })
  const session = openSession(target, concurrency)
  onBegin()
  try {
    const run = { session, catalogue, shapes, seed, scenarioMs: SCENARIO_MS }
    await runConfirmed(scenarios, run, {
      concurrency,
      signal: interruption.signal,
      onEnd,
      onTry,
      onRecord(record) {
        records.add(record)
        onRecord(record)
      },
    })
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  } finally {
    await session.close()
    releaseSignals()
    stray.release()
  }
  faults.push(...stray.messages)
  const interrupted = interruption.signal.aborted
  const why = interrupted ? 'the run was interrupted before it ended' : (faults[0] ?? 'it was not run')
  return { records: afterLoss(records.all(why), session.way.loss), interrupted, faults }
}
