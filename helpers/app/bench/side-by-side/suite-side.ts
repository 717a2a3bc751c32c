import type { Exchange } from '../../../engine/http/exchange.ts'
import { runAll } from '../../../engine/run/run-all.ts'
import { openSession } from '../../../engine/session/session.ts'
import { keyOf } from '../../../engine/scenario/scenario.ts'
import type { Target } from '../../../engine/targets/target.ts'
import { catalogue, loadScenarios, shapes } from '../../project/suite.ts'

/** A run of the suite, with its requests. */
export interface SuiteRun {
  /** Milliseconds from the first request to the last response. */
  readonly ms: number
  /** All requests, including those of the session itself. */
  readonly requests: number
  readonly scenarios: number
  /** The number of scenarios by status. */
  readonly ends: Readonly<Record<string, number>>
  /** The exchanges of each scenario, in the order in which scenarios begin. */
  readonly groups: readonly (readonly Exchange[])[]
}

const SCENARIO_MS = 60_000

/** Runs the whole suite against a target in this process, without reports. */
export async function runSuite(target: Target, seed: number, concurrency: number): Promise<SuiteRun> {
  const scenarios = await loadScenarios()
  const recorded = new Map<string, Exchange[]>(scenarios.map((scenario) => [keyOf(scenario), []]))
  const session = openSession(target, concurrency)
  try {
    const ends: Record<string, number> = {}
    await runAll(
      scenarios,
      {
        session,
        catalogue,
        shapes,
        seed,
        scenarioMs: SCENARIO_MS,
        exchanges: (key, exchanges) => void recorded.get(key)?.push(...exchanges),
      },
      { concurrency, onRecord: ({ status }) => void (ends[status] = (ends[status] ?? 0) + 1) },
    )
    const groups = [...recorded.values()]
    const all = groups.flat()
    const first = all.reduce((least, { startedAt }) => Math.min(least, startedAt), Infinity)
    const last = all.reduce((most, { startedAt, durationMs }) => Math.max(most, startedAt + durationMs), 0)
    return { ms: last - first, requests: session.requests, scenarios: scenarios.length, ends, groups }
  } finally {
    await session.close()
  }
}
