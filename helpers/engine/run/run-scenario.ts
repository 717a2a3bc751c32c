import { setTimeout as sleep } from 'node:timers/promises'
import { howToSupply, type Need } from '../catalogue/needs.ts'
import type { Rule } from '../catalogue/rule.ts'
import { NotExercised } from '../outcome/errors.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { lacking } from '../targets/target.ts'
import { attempt, type Attempt } from './attempt.ts'
import { conclusionOf, deservesAnotherTry, repeatedDefects } from './conclusion.ts'
import { createJournal } from '../evidence/journal.ts'
import { recordOf } from './record-of.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import type { Run } from './run.ts'
import { failedRequestOf } from './failed-request.ts'

/** The needs of all rules of a scenario. */
export function needsOf(scenario: Scenario, catalogue: ReadonlyMap<string, Rule>): Need[] {
  return [...new Set(scenario.rules.flatMap((id) => catalogue.get(id)?.needs ?? []))]
}

/**
 * Runs a scenario and cleans up after it: repeatedly after temporary errors, but only once if it is costly, and never
 * beyond its time limit.
 * @returns its record; never throws
 */
export async function runScenario(scenario: Scenario, run: Run, signal?: AbortSignal): Promise<ScenarioRecord> {
  const startedAt = Date.now()
  const needs = needsOf(scenario, run.catalogue)
  const lacks = lacking(needs, run.session.target)
  if (lacks.length > 0) {
    const message = `needs ${lacks.join(', ')}: ${lacks.map(howToSupply).join('; ')}`
    return recordOf(scenario, run, idle(), new NotExercised(message, lacks), { startedAt, leftovers: [], requests: 0 })
  }
  const leftovers: string[] = []
  let requests = 0
  const tries: Attempt[] = []
  const again = async (acceptedKinds: readonly string[] = []) => {
    if (tries.length > 0) await sleep(PAUSE_MS * Math.min(tries.length, LONGEST_PAUSE))
    const one = await attempt(scenario, needs, run, signal, acceptedKinds)
    tries.push(one)
    run.exchanges?.(keyOf(scenario), one.journal.exchanges)
    requests += one.journal.exchanges.length
    leftovers.push(...(await run.session.cleanUp(one.journal.leftovers)))
    return one
  }
  let last: Attempt
  do last = await again()
  while (!signal?.aborted && !scenario.isCostly && deservesAnotherTry(tries))
  const own = repeatedDefects(tries)
  if (own.length > 0 && !scenario.isCostly && !signal?.aborted && (await run.session.networkPath.isSound())) {
    own.forEach(run.session.malformedResponses.own)
    last = await again(own)
  }
  const error = await conclusionOf(tries, run.session)
  return recordOf(scenario, run, last, error, {
    startedAt,
    leftovers,
    requests,
    failedRequests: failedRequestsOf(tries),
  })
}

/** The failed requests of all attempts, if the last attempt has one. */
function failedRequestsOf(tries: readonly Attempt[]): string[] {
  const all = tries.map(failedRequestOf)
  return all.at(-1) === undefined ? [] : all.flatMap((one) => one ?? [])
}

/** Milliseconds before the second attempt, multiplied for later ones up to this factor. */
const PAUSE_MS = 100
const LONGEST_PAUSE = 4

const idle = (): Attempt => ({
  journal: createJournal(),
  guard: { used: new Set(), use: () => {} },
  answers: [],
  dependsOn: [],
  malformed: [],
  error: undefined,
})
