import { faults } from '../../fixtures/faults/all.ts'
import { keyOf } from '../engine/scenario/scenario.ts'
import { loadScenarios } from '../app/project/suite.ts'

/**
 * Prints every combination of a rule, a scenario that judges it, and a fault, or `-` for the reference service without a fault. After
 * moving code, compare the output with that from before: `diff before.tsv after.tsv`.
 */
export async function main(): Promise<number> {
  const scenarios = await loadScenarios()
  const sound = scenarios.flatMap((scenario) => scenario.rules.map((rule) => [rule, keyOf(scenario), '-']))
  const broken = Object.entries(faults).flatMap(([id, { breaks }]) => {
    const own = new Set<string>(breaks)
    return scenarios.flatMap((scenario) =>
      scenario.rules.filter((rule) => own.has(rule)).map((rule) => [rule, keyOf(scenario), id]),
    )
  })
  const lines = [...sound, ...broken].map((parts) => parts.join('\t')).toSorted()
  await new Promise((resolve) => process.stdout.write(`${lines.join('\n')}\n`, resolve))
  return 0
}
