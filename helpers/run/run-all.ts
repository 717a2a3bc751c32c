import pLimit from 'p-limit'
import type { Scenario } from '../scenario/scenario.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import { runScenario } from './run-scenario.ts'
import type { Run } from './run.ts'

/** Runs scenarios in this process, `concurrency` at a time. The records come in the order of the scenarios. */
export function runAll(scenarios: readonly Scenario[], run: Run, concurrency: number): Promise<ScenarioRecord[]> {
  const limit = pLimit(concurrency)
  return Promise.all(scenarios.map((scenario) => limit(() => runScenario(scenario, run))))
}
