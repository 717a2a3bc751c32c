import { afterAll, inject } from 'vitest'
import { openSession } from '../run/session.ts'
import { keyOf } from '../scenario/scenario.ts'
import './order.ts'
import { registerAsTest } from './register.ts'
import { catalogue, loadScenarios, shapes } from './suite.ts'

const { target, scenarios, seed, concurrency, scenarioMs } = inject('order')
const session = openSession(target, concurrency)
const run = { session, catalogue, shapes, seed, scenarioMs }
afterAll(() => session.close())

const wanted = new Set(scenarios)
for (const scenario of await loadScenarios()) if (wanted.has(keyOf(scenario))) registerAsTest(scenario, () => run)
