import type { ScenarioRecord } from '../outcome/record.ts'
import { verdictsIn, type RuleResult } from '../outcome/verdict.ts'
import { collectRecords } from '../run/records.ts'
import { runAll } from '../run/run-all.ts'
import { openSession } from '../run/session.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Target } from '../targets/target.ts'
import { catalogue, shapes } from './suite.ts'
import { meetEmbedded } from './meet.ts'

const AT_ONCE = 16
const SCENARIO_MS = 60_000

/**
 * Runs scenarios against a target in this process, without reports: for proofs and tests.
 * @returns the results of the rules that were looked at, and the records of the scenarios
 */
export async function judgeTarget(
  target: Target,
  scenarios: readonly Scenario[],
  seed: number,
): Promise<{ results: RuleResult[]; records: ScenarioRecord[] }> {
  const session = openSession(target, AT_ONCE)
  const records = collectRecords(scenarios)
  try {
    const run = { session, catalogue, shapes, seed, scenarioMs: SCENARIO_MS, verdictsOnly: true }
    await runAll(scenarios, run, { concurrency: AT_ONCE, onRecord: records.add })
    const all = records.all('it was not run')
    return { results: verdictsIn(catalogue, all), records: all }
  } finally {
    await session.close()
  }
}

/** The same against an embedded service of its own, with a fault if asked for. */
export async function judgeEmbedded(
  scenarios: readonly Scenario[],
  seed: number,
  fault?: string,
): Promise<RuleResult[]> {
  const { target, close } = await meetEmbedded(fault)
  try {
    return (await judgeTarget(target, scenarios, seed)).results
  } finally {
    await close()
  }
}
