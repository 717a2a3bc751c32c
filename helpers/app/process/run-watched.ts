import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { collectRecords } from '../../engine/run/records.ts'
import { afterLoss } from '../../engine/network/after-loss.ts'
import type { RetryCounts } from '../../engine/session/retries.ts'
import { runConfirmed } from '../../engine/confirm/run-confirmed.ts'
import { openSession, type Leftovers } from '../../engine/session/session.ts'
import type { Waits } from '../../engine/given/waits.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import type { Target } from '../../engine/targets/target.ts'
import { endAt, type Deadline } from './deadline.ts'
import { noteStrayErrors } from './stray-errors.ts'
import { catalogue, shapes } from '../project/suite.ts'

/** Milliseconds that one attempt of a scenario may take, including waits for a slow target. */
export const SCENARIO_MS = 120_000

/** Milliseconds that the clean-up may take after the deadline. */
const LATE_SWEEP_MS = 10_000

export interface WatchedRun {
  readonly target: Target
  readonly scenarios: readonly Scenario[]
  readonly seed: number
  readonly concurrency: number
  /** The ledger of the transactions of the run, and whether they are kept; by default they are cancelled. */
  readonly leftovers?: Leftovers
  /** Ends the run early once it is aborted. */
  readonly signal?: AbortSignal
  /** When enough violated rules were found to stop the run, and the reason that is then reported. */
  readonly enough?: { readonly why: string; isReached(records: readonly ScenarioRecord[]): boolean }
  /** When the run ends in any case. */
  readonly deadline?: Deadline
  /**
   * Called before the first scenario begins.
   * @param waiting returns what scenarios wait for at the moment
   * @param throttledMs returns for how many milliseconds rate limits have held requests back
   */
  onBegin(waiting: Waits['current'], throttledMs: () => number): void
  /** Called when a scenario has run once. Its violations are not confirmed yet. */
  onEnd(record: ScenarioRecord): void
  /** Called while the scenarios that found a violation run again, after all others. */
  onTry(done: number, total: number): void
  /** Called with each final record. */
  onRecord(record: ScenarioRecord): void
}

/** The end of a run. */
export interface Watched {
  /** One for each scenario, without steps and exchanges. Scenarios that ended after the network loss are inconclusive. */
  readonly records: readonly ScenarioRecord[]
  readonly interrupted: boolean
  /** Why it stopped early, if it reached its deadline or found enough violations. */
  readonly stopped?: string
  /** Milliseconds in which requests were held back because of a rate limit. */
  readonly throttledMs: number
  /** How often scenarios were repeated because requests had no usable response. */
  readonly retried?: RetryCounts
  /** Errors of the suite itself, outside of scenarios. */
  readonly faults: readonly string[]
  /** Transactions that could not be cancelled. */
  readonly left: readonly string[]
}

/** Whether a run finished without being stopped. */
export const isAtItsEnd = ({
  interrupted,
  stopped,
  faults,
}: Pick<Watched, 'interrupted' | 'faults'> & { readonly stopped?: string | undefined }): boolean =>
  !interrupted && stopped === undefined && faults.length === 0

/** Runs scenarios to an end that can be reported, even if the run is interrupted or an unhandled error occurs. */
export async function runWatched(options: WatchedRun): Promise<Watched> {
  const { target, scenarios, seed, concurrency, enough, deadline, onBegin, onEnd, onTry, onRecord } = options
  const { signal = new AbortController().signal } = options
  const records = collectRecords(scenarios)
  const faults: string[] = []
  const stray = noteStrayErrors()
  const session = openSession(target, concurrency, options.leftovers)
  const end = deadline && endAt(deadline)
  let left: readonly string[] = []
  let stopped: string | undefined
  let isOver = false
  onBegin(session.waits.current, () => session.pace.throttledMs)
  try {
    const run = { session, catalogue, shapes, seed, scenarioMs: SCENARIO_MS }
    const ran = runConfirmed(scenarios, run, {
      concurrency,
      signal: end ? AbortSignal.any([signal, end.signal]) : signal,
      ...(enough && { isEnough: enough.isReached }),
      ...(end && { isLate: end.isLate }),
      onEnd,
      onTry,
      onRecord(record) {
        if (isOver) return
        records.add(record)
        onRecord(record)
      },
    })
    const pending = await Promise.race([ran, ...(end ? [end.lost] : [])])
    if (end?.isLate(false) || (pending.length > 0 && end?.isLate(true))) stopped = deadline?.why
    else if (pending.length > 0) stopped = enough?.why
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  } finally {
    isOver = true
    end?.release()
    left = await session.sweep(end?.isLate(false) ? LATE_SWEEP_MS : undefined)
    await session.close()
    stray.release()
  }
  faults.push(...stray.messages)
  const interrupted = signal.aborted
  const early = stopped === undefined ? 'it was not run' : `the run stopped early: ${stopped}`
  const retried = session.retries.counts
  const why = interrupted ? 'the run was interrupted before it ended' : (faults[0] ?? early)
  return {
    records: afterLoss(records.all(why), session.networkPath.loss).map((record) => stillLeft(record, left)),
    interrupted,
    faults,
    left,
    throttledMs: Math.round(session.pace.throttledMs),
    ...(retried && { retried }),
    ...(stopped !== undefined && !interrupted && { stopped }),
  }
}

/** The record with only those of its leftovers that remain at the end of the run. */
const stillLeft = (record: ScenarioRecord, left: readonly string[]): ScenarioRecord =>
  record.leftovers.length === 0 ? record : { ...record, leftovers: record.leftovers.filter((id) => left.includes(id)) }
