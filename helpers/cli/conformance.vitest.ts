import { afterAll, inject, test } from 'vitest'
import type { ScenarioRecord } from '../run/record.ts'
import { runScenario, type Run } from '../run/run-scenario.ts'
import { openSession } from '../run/session.ts'
import { keyOf } from '../scenario/scenario.ts'
import type { Target } from '../target/target.ts'
import { catalogue, loadScenarios, shapes } from './suite.ts'

/** What the command hands to the worker. */
export interface Order {
  readonly target: Target
  /** Keys of the scenarios to run. */
  readonly scenarios: readonly string[]
  readonly seed: number
  readonly concurrency: number
  /** Milliseconds that one try of a scenario may take. */
  readonly scenarioMs: number
}

declare module 'vitest' {
  interface ProvidedContext {
    order: Order
  }
}
declare module '@vitest/runner' {
  interface TaskMeta {
    countersign?: ScenarioRecord
  }
}

const { target, scenarios, seed, concurrency, scenarioMs } = inject('order')
const session = openSession(target, concurrency)
const run: Run = { session, catalogue, shapes, seed, scenarioMs }
afterAll(() => session.close())

for (const scenario of await loadScenarios()) {
  const key = keyOf(scenario)
  if (!scenarios.includes(key)) continue
  test(key, async ({ task, skip, signal }) => {
    const record = await runScenario(scenario, run, signal)
    task.meta.countersign = record
    const message = record.finding?.message ?? ''
    if (record.status === 'skipped') skip(message)
    if (record.status === 'failed') throw Object.assign(new Error(message), { name: 'Violation' })
    if (record.status === 'broken') throw Object.assign(new Error(message), { name: 'Inconclusive' })
  })
}
