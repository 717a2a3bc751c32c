import { test } from 'vitest'
import type { ScenarioRecord } from '../run/record.ts'
import { runScenario } from '../run/run-scenario.ts'
import type { Run } from '../run/run.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'

declare module '@vitest/runner' {
  interface TaskMeta {
    countersign?: ScenarioRecord
  }
}

/** Makes a scenario a vitest test. Its record travels with the test; the test's own status is only for people who use vitest. */
export function registerAsTest(scenario: Scenario, run: () => Run): void {
  test(keyOf(scenario), async ({ task, skip, signal }) => {
    const record = await runScenario(scenario, run(), signal)
    task.meta.countersign = record
    const message = record.finding?.message ?? ''
    if (record.status === 'skipped') skip(message)
    if (record.status === 'failed') throw Object.assign(new Error(message), { name: 'Violation' })
    if (record.status === 'broken') throw Object.assign(new Error(message), { name: 'Inconclusive' })
  })
}
