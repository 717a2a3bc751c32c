import pLimit from 'p-limit'
import type { ScenarioRecord } from '../outcome/record.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { runScenario } from './run-scenario.ts'
import type { Run } from './run.ts'
import { shuffled } from './shuffle.ts'

/** How scenarios are run, and who is told. */
export interface RunAllOptions {
  /** Scenarios side by side. */
  readonly concurrency: number
  /** Once it is aborted no scenario is begun any more, and those under way are cut off and clear up. */
  readonly signal?: AbortSignal
  /** Once it is true no scenario is begun any more; those under way go on. */
  isEnough?(): boolean
  /** Called with each record as its scenario ends. None is kept here: their evidence is large. */
  onRecord(record: ScenarioRecord, scenario: Scenario): void
}

/** So many times as many scenarios as run side by side may go on in the place of those that rest. */
const IN_PLACE = 3

/** What waits first, all else as the seed decides. */
const inOrder = (scenarios: readonly Scenario[], seed: number): Scenario[] =>
  shuffled(scenarios, seed).toSorted((a, b) => Number(b.waits ?? false) - Number(a.waits ?? false))

/**
 * The engine: runs scenarios in this process, those that wait for the clock first, in an order that the seed decides.
 * Ends when the last one has cleared up.
 * @throws what `onRecord` threw, or a bug of ours: nothing more is begun then either
 */
export async function runAll(
  scenarios: readonly Scenario[],
  run: Run,
  { concurrency, signal, isEnough, onRecord }: RunAllOptions,
): Promise<void> {
  const failure = new AbortController()
  const end = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal
  const limit = pLimit(concurrency)
  // A scenario that rests, as what it asked for was refused as too much, keeps no other one from going on.
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
