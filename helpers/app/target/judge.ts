import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { verdictsIn, verdictsOf, type RuleResult } from '../../engine/outcome/verdict.ts'
import { missedOf } from '../../engine/prove/proof.ts'
import { collectRecords } from '../../engine/run/records.ts'
import { runAll } from '../../engine/run/run-all.ts'
import { openSession } from '../../engine/session/session.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import type { Target } from '../../engine/targets/target.ts'
import { catalogue, shapes } from '../project/suite.ts'
import { meetEmbedded } from './meet.ts'

const AT_ONCE = 16
/** Milliseconds after which a scenario has hung. On a busy machine, one with a file of 26 MB has taken a minute. */
const SCENARIO_MS = 180_000

/**
 * Runs scenarios against a target in this process, without reports, for proofs and tests.
 * @param atOnce scenarios that run at the same time; a slow target allows more
 */
export async function judgeTarget(
  target: Target,
  scenarios: readonly Scenario[],
  seed: number,
  atOnce = AT_ONCE,
): Promise<{ results: RuleResult[]; records: ScenarioRecord[] }> {
  const records = await recordsOf(target, scenarios, seed, atOnce)
  return { results: verdictsOf(catalogue, records), records }
}

/** @param isEnough reads each record; then the scenarios run one after the other, until it returns true */
async function recordsOf(
  target: Target,
  scenarios: readonly Scenario[],
  seed: number,
  atOnce: number,
  isEnough?: (record: ScenarioRecord) => boolean,
): Promise<ScenarioRecord[]> {
  const session = openSession(target, atOnce)
  const records = collectRecords(scenarios)
  let enough = false
  try {
    const run = { session, catalogue, shapes, seed, scenarioMs: SCENARIO_MS, verdictsOnly: true }
    await runAll(scenarios, run, {
      // The session has room for several requests anyway: some scenarios send them at the same time.
      concurrency: isEnough ? 1 : atOnce,
      isEnough: () => enough,
      onRecord(record) {
        records.add(record)
        enough ||= isEnough?.(record) === true
      },
    })
    return records.all('it was not run')
  } finally {
    await session.close()
  }
}

/**
 * Runs scenarios against an embedded service of their own, optionally with a fault.
 * @param breaks the rules that the fault breaks: the scenarios run one after the other until each of these rules is violated, because
 *   further ones would prove nothing more; without rules, all scenarios run at the same time
 * @returns the results of the rules that the scenarios judge, or whose violation they show
 */
export async function judgeEmbedded(
  scenarios: readonly Scenario[],
  seed: number,
  fault?: string,
  breaks?: readonly string[],
): Promise<RuleResult[]> {
  const { target, close } = await meetEmbedded(fault)
  const ended: ScenarioRecord[] = []
  const isCaught = (rules: readonly string[]) => (record: ScenarioRecord) => {
    ended.push(record)
    return missedOf(rules, verdictsIn(catalogue, ended)).length === 0
  }
  try {
    return verdictsIn(catalogue, await recordsOf(target, scenarios, seed, AT_ONCE, breaks && isCaught(breaks)))
  } finally {
    await close()
  }
}
