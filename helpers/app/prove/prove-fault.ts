import { faultNamed } from '../../../fixtures/faults/index.ts'
import { proofOf, type Proof } from '../../engine/prove/proof.ts'
import { oncePer } from '../../engine/values/once-per.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import { judgeEmbedded } from '../target/judge.ts'
import { loadScenarios } from '../project/suite.ts'

/** How faults are proved. */
export interface Proving {
  /** Runs each fault against every scenario, not only those of its rules. */
  readonly all: boolean
  readonly seed: number
}

/** The scenarios of each rule, in their order. Thousands of faults search the same scenarios. */
const byRule = oncePer((scenarios: readonly Scenario[]): ReadonlyMap<string, Scenario[]> => {
  const found = new Map<string, Scenario[]>()
  for (const scenario of scenarios)
    for (const id of new Set(scenario.rules)) {
      const own = found.get(id)
      if (own) own.push(scenario)
      else found.set(id, [scenario])
    }
  return found
})

/** The scenarios of any of the rules, in their order. */
export function provingAny(scenarios: readonly Scenario[], ids: readonly string[]): Scenario[] {
  const found = byRule(scenarios)
  const wanted = new Set(ids.flatMap((id) => found.get(id) ?? []))
  return wanted.size < 2 || ids.length === 1 ? [...wanted] : scenarios.filter((scenario) => wanted.has(scenario))
}

/** Loaded once for all faults, because loading takes as long as many a proof. */
let loading: ReturnType<typeof loadScenarios> | undefined

/**
 * Judges a service with one fault.
 * @throws Error if there is no such fault
 */
export async function proveFault(id: string, { all, seed }: Proving): Promise<Proof> {
  const fault = await faultNamed(id)
  if (!fault) throw new Error(`there is no fault ${id}`)
  const scenarios = await (loading ??= loadScenarios())
  const results = all
    ? await judgeEmbedded(scenarios, seed, id)
    : await judgeEmbedded(provingAny(scenarios, fault.breaks), seed, id, fault.breaks)
  return proofOf(id, fault, results)
}
