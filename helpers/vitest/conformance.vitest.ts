import { afterAll, inject } from 'vitest'
import { openSession } from '../run/session.ts'
import { keyOf } from '../scenario/scenario.ts'
import './order.ts'
import { registerAsTest, underWay } from './register.ts'
import { catalogue, loadScenarios, shapes } from '../wiring/suite.ts'

/** Milliseconds that clearing up after an interrupted run may take. */
const CLEAR_UP_MS = 30_000

const { target, scenarios, seed, concurrency, scenarioMs } = inject('order')
const session = openSession(target, concurrency)
const run = { session, catalogue, shapes, seed, scenarioMs }
afterAll(async () => {
  await Promise.allSettled(underWay)
  await session.close()
}, CLEAR_UP_MS)

const wanted = new Set(scenarios)
for (const scenario of await loadScenarios()) if (wanted.has(keyOf(scenario))) registerAsTest(scenario, () => run)
