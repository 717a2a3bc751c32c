import pLimit from 'p-limit'
import type { ScenarioRecord } from '../outcome/record.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { runScenario } from './run-scenario.ts'
import type { Run } from './run.ts'
import { shuffled } from './shuffle.ts'

/** Options for running scenarios. */
export interface RunAllOptions {
  /** The number of scenarios that run at the same time. */
  readonly concurrency: number
  /** When it is aborted, no scenario is started; running ones are aborted and cleaned up. */
  readonly signal?: AbortSignal
  /** When it returns true, no scenario is started; running ones continue. */
  isEnough?(): boolean
  /** Called with each record when its scenario ends. Records are not kept here, because their evidence is large. */
  onRecord(record: ScenarioRecord, scenario: Scenario): void
}

/** The maximum number of additional scenarios while others rest, as a multiple of the concurrency. */
const IN_PLACE = 3

/** Scenarios that wait for the clock come first; the seed decides the order of the others. */
const inOrder = (scenarios: readonly Scenario[], seed: number): Scenario[] =>
  shuffled(scenarios, seed).toSorted((a, b) => Number(b.waits ?? false) - Number(a.waits ?? false))

/**
 * Runs scenarios in this process: those that wait for the clock first, the others in an order that the seed decides.
 * Returns when the last one has been cleaned up.
 * @throws the error of `onRecord`, or a bug of the suite; in both cases no further scenario is started
 */
export async function runAll(
  scenarios: readonly Scenario[],
  run: Run,
  { concurrency, signal, isEnough, onRecord }: RunAllOptions,
): Promise<void> {
  const failure = new AbortController()
  const end = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal
  const limit = pLimit(concurrency)
  // A scenario that rests after a 429 does not keep others from continuing.
  run.session.pace.onRest(
    (resting) => void (limit.concurrency = concurrency + Math.min(resting, concurrency * IN_PLACE)),
  )
  const runOne = async (scenario: Scenario) => {
    if (end.aborted || isEnough?.()) return
    try {
      onRecord(await runScenario(scenario, run, end), scenario)
    } catch (error) {
      failure.abort(error)
    }
  }
  await Promise.all(inOrder(scenarios, run.seed).map((scenario) => limit(runOne, scenario)))
  failure.signal.throwIfAborted()
}
