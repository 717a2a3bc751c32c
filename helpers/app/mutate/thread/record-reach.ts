import type { Scenario } from '../../../engine/scenario/scenario.ts'
import { keyOf } from '../../../engine/scenario/scenario.ts'
import { runAll } from '../../../engine/run/run-all.ts'
import { openSession } from '../../../engine/session/session.ts'
import type { Target } from '../../../engine/targets/target.ts'
import { meetEmbedded } from '../../target/meet.ts'
import { catalogue, shapes } from '../../project/suite.ts'
import { countersHere, type Hits } from './counters.ts'
import { violatedIn } from './judge-mutant.ts'
import type { Reached, ReachJob, Reaching } from './jobs-of-thread.ts'

const SCENARIO_MS = 60_000
const STARTING = 'starting'

/** Runs a share of the scenarios one after another, on the service without a mutant. */
export async function recordReach({ part, of, seed }: ReachJob, all: readonly Scenario[]): Promise<Reached> {
  const begun = Date.now()
  const counters = countersHere()
  counters.currentTestId = undefined
  await import('../../../../fixtures/reference-service/index.ts')
  counters.currentTestId = STARTING
  const { target, close } = await meetEmbedded()
  const scenarios: Reaching[] = []
  const unsound: string[] = []
  try {
    for (const scenario of all.filter((_, i) => i % of === part)) {
      const { hits, violated } = await reachOf(scenario, target, seed)
      scenarios.push({ key: keyOf(scenario), rules: scenario.rules, hits })
      // A busy machine may delay a response too long, but hardly twice.
      const again = violated === undefined ? undefined : (await reachOf(scenario, target, seed)).violated
      if (again !== undefined) unsound.push(again)
    }
  } finally {
    await close()
  }
  const { static: loading, perTest } = counters.mutantCoverage
  return { loading, starting: perTest[STARTING] ?? {}, scenarios, unsound, durationMs: Date.now() - begun }
}

/** Runs a scenario in a session of its own, which creates every workspace that it needs. */
async function reachOf(scenario: Scenario, target: Target, seed: number) {
  const counters = countersHere()
  const name = keyOf(scenario)
  counters.currentTestId = name
  const session = openSession(target, 1)
  let violated: string | undefined
  try {
    const run = { session, catalogue, shapes, seed, scenarioMs: SCENARIO_MS, verdictsOnly: true }
    await runAll([scenario], run, {
      concurrency: 1,
      onRecord: (record) => void (violated = violatedIn(record)),
    })
  } finally {
    await session.close()
  }
  const hits: Hits = counters.mutantCoverage.perTest[name] ?? {}
  counters.mutantCoverage.perTest[name] = {}
  return { hits, violated }
}
