import { faults } from '../../fixtures/faults/index.ts'
import { keyOf } from '../engine/scenario/scenario.ts'
import { loadScenarios } from '../app/project/suite.ts'

/**
 * Prints what is judged in all: each rule with each scenario that proves it, on the reference service (`-`) and on the service with each
 * fault. Whoever moves code compares the lines from before with those from after: `diff before.tsv after.tsv`.
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
