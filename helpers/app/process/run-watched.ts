import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { collectRecords } from '../../engine/run/records.ts'
import { afterLoss } from '../../engine/network/after-loss.ts'
import type { RetriesTold } from '../../engine/session/retries.ts'
import { runConfirmed } from '../../engine/confirm/run-confirmed.ts'
import { openSession, type Litter } from '../../engine/session/session.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import type { Target } from '../../engine/targets/target.ts'
import { endAt, type Deadline } from './deadline.ts'
import { noteStrayErrors } from './stray-errors.ts'
import { catalogue, shapes } from '../project/suite.ts'

/** Milliseconds that one try of a scenario may take, waiting for what lags included. */
export const SCENARIO_MS = 120_000

/** Milliseconds that clearing up may take after the deadline. */
const LATE_SWEEP_MS = 10_000

export interface WatchedRun {
  readonly target: Target
  readonly scenarios: readonly Scenario[]
  readonly seed: number
  readonly concurrency: number
  /** What becomes of what it creates; by default it is cancelled, and noted nowhere. */
  readonly litter?: Litter
  /** Ends the run early once it is aborted. */
  readonly signal?: AbortSignal
  /** When a run stops that finds rules violated: whether what was found is enough, and what is then said. */
  readonly enough?: { readonly why: string; isReached(records: readonly ScenarioRecord[]): boolean }
  /** When it ends in any case. */
  readonly deadline?: Deadline
  /** Called before the first scenario begins. */
  onBegin(): void
  /** Called with each record as its scenario ends for the first time: what it found may not come again. */
  onEnd(record: ScenarioRecord): void
  /** Called as what found a rule violated is run anew, after the others. */
  onTry(done: number, total: number): void
  /** Called with each record as it may be told. */
  onRecord(record: ScenarioRecord): void
}

/** What became of a run. */
export interface Watched {
  /** One for each scenario, without steps and exchanges: what ended after the way was lost has no conclusion. */
  readonly records: readonly ScenarioRecord[]
  readonly interrupted: boolean
  /** Why it stopped early, where what it found was enough, or its time was up. */
  readonly stopped?: string
  /** Milliseconds in which requests were kept back, as the target takes only so many, or may be sent only so many. */
  readonly throttledMs: number
  /** How often scenarios were tried again, where requests got no usable answer. */
  readonly retried?: RetriesTold
  /** What went wrong outside of scenarios. */
  readonly faults: readonly string[]
  /** Transactions that could not be cancelled. */
  readonly left: readonly string[]
}

/** Whether a run came to its end by itself. */
export const isAtItsEnd = ({
  interrupted,
  stopped,
  faults,
}: Pick<Watched, 'interrupted' | 'faults'> & { readonly stopped?: string | undefined }): boolean =>
  !interrupted && stopped === undefined && faults.length === 0

/** Runs scenarios to an end that can be reported, whatever comes: an end that is asked for, or an error that is nobody's. */
export async function runWatched(options: WatchedRun): Promise<Watched> {
  const { target, scenarios, seed, concurrency, enough, deadline, onBegin, onEnd, onTry, onRecord } = options
  const { signal = new AbortController().signal } = options
  const records = collectRecords(scenarios)
  const faults: string[] = []
  const stray = noteStrayErrors()
  const session = openSession(target, concurrency, options.litter)
  const end = deadline && endAt(deadline)
  let left: readonly string[] = []
  let stopped: string | undefined
  let isOver = false
  onBegin()
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

/** A record, with what is left of its litter at the end of the run. */
const stillLeft = (record: ScenarioRecord, left: readonly string[]): ScenarioRecord =>
  record.litter.length === 0 ? record : { ...record, litter: record.litter.filter((id) => left.includes(id)) }
