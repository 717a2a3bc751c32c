import { test } from 'vitest'
import type { ScenarioRecord } from '../outcome/record.ts'
import { runScenario } from '../run/run-scenario.ts'
import type { Run } from '../run/run.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'

declare module '@vitest/runner' {
  interface TaskMeta {
    countersign?: ScenarioRecord
  }
}

/** Scenarios under way: vitest does not wait for the tests that it cancels, and they still have to clear up. */
export const underWay = new Set<Promise<unknown>>()

/** Makes a scenario a vitest test. Its record travels with the test; the test's own status is only for people who use vitest. */
export function registerAsTest(scenario: Scenario, run: () => Run): void {
  test(keyOf(scenario), async ({ task, skip, signal }) => {
    const running = runScenario(scenario, run(), signal)
    underWay.add(running)
    const record = await running
    underWay.delete(running)
    task.meta.countersign = record
    const message = record.finding?.message ?? ''
    if (record.status === 'skipped') skip(message)
    if (record.status === 'failed') throw Object.assign(new Error(message), { name: 'Violation' })
    if (record.status === 'broken') throw Object.assign(new Error(message), { name: 'Inconclusive' })
  })
}
