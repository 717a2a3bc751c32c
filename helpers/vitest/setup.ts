import { inject } from 'vitest'
import type { Run } from '../run/run.ts'
import { openSession } from '../run/session.ts'
import { onScenario } from '../scenario/scenario.ts'
import './order.ts'
import { registerAsTest } from './register.ts'
import { catalogue, shapes } from '../wiring/suite.ts'

/** For people who work on the suite: each suite file that vitest loads registers its own scenarios. */
const { target, seed, concurrency, scenarioMs } = inject('order')
const shared = globalThis as { countersignRun?: Run }
const isFirst = shared.countersignRun === undefined
shared.countersignRun ??= { session: openSession(target, concurrency), catalogue, shapes, seed, scenarioMs }
if (isFirst) onScenario((scenario) => registerAsTest(scenario, () => shared.countersignRun as Run))
