import { test } from 'vitest'
import type { Gate } from '../../engine/catalogue/gate.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { afterLoss } from '../../engine/network/after-loss.ts'
import { runConfirmedAlone } from '../../engine/confirm/run-confirmed.ts'
import type { Run } from '../../engine/run/run.ts'
import { keyOf, onScenario, setSuiteFile, type Scenario } from '../../engine/scenario/scenario.ts'
import { endingOf } from './ending.ts'
import { reportToAllure } from './report-to-allure.ts'

declare module '@vitest/runner' {
  interface TaskMeta {
    /** Without steps and exchanges, which are in the Allure result. */
    countersign?: ScenarioRecord
  }
}

/** The suite file that is running. A worker runs one file after another. */
export interface SuiteFile {
  readonly run: Run
  readonly gate: Gate
  readonly records: ScenarioRecord[]
  /** Running scenarios. Vitest does not wait for tests that it cancels, but they still have to clean up. */
  readonly underWay: Set<Promise<unknown>>
}

let current: SuiteFile | undefined

/**
 * Attributes the scenarios that are registered from now on to this file.
 * @param file its name in records
 */
export function enterFile(file: string | undefined, run: Run, gate: Gate): SuiteFile {
  setSuiteFile(file)
  current = { run, gate, records: [], underWay: new Set() }
  return current
}

onScenario((scenario) => {
  if (current) registerAsTest(scenario, current)
})

/** Registers a scenario as a vitest test. The test carries its record, from which the reporter derives verdicts. */
function registerAsTest(scenario: Scenario, { run, gate, records, underWay }: SuiteFile): void {
  test(keyOf(scenario), async ({ task, skip, signal }) => {
    const running = runConfirmedAlone(scenario, run, signal)
    underWay.add(running)
    const ran = await running
    underWay.delete(running)
    const [record = ran] = afterLoss([ran], run.session.networkPath.loss)
    records.push(record)
    task.meta.countersign = { ...record, steps: [], log: '' }
    const ending = endingOf(record, run.catalogue, gate)
    await reportToAllure(record, run.catalogue, ending)
    const { reason, error } = ending
    if (error) throw error
    if (reason !== undefined) skip(reason)
  })
}
