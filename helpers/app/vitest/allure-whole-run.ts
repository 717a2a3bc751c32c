import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { FileSystemWriter } from 'allure-js-commons/sdk/reporter'
import type { TestModule } from 'vitest/node'
import { allureResultOf } from '../../../reports/allure/results.ts'
import { groupsOf } from '../../../reports/allure/subject-of-rule.ts'
import { verdictsOf } from '../../engine/outcome/verdict.ts'
import { PROJECT } from '../project/project.ts'
import { catalogue } from '../project/suite.ts'
import { version } from '../project/version.ts'
import { countsOf } from './environment.ts'
import './provided.ts'

/** Writes the Allure data that belong to no test: the target, the counts, and the rules that no scenario can judge. */
export function writeWholeRun(modules: readonly TestModule[], resultsDir: string): void {
  const [first] = modules
  if (!first) return
  const records = modules.flatMap(({ children }) =>
    [...children.allTests()].flatMap((test) => test.meta().countersign ?? []),
  )
  const results = verdictsOf(catalogue, records)
  const selected = selectedBy(modules)
  const { target, seed } = first.project.getProvidedContext().countersign
  const writer = new FileSystemWriter({ resultsDir })
  const untestable = results.filter(
    ({ rule, scenarios }) => rule.unreachable && scenarios.length === 0 && selected.has(rule.id),
  )
  for (const one of untestable) {
    const { result } = allureResultOf(one, groupsOf([]), () => undefined, randomUUID)
    writer.writeResult({ uuid: randomUUID(), ...result })
  }
  writer.writeEnvironmentInfo({
    target: target.baseUrl,
    kind: target.kind,
    seed: String(seed),
    suite: `countersign ${version}`,
    ...countsOf(results, selected, records.length),
  })
}

/** The rules of the topics whose files ran. */
function selectedBy(modules: readonly TestModule[]): Set<string> {
  const files = new Set(modules.map(({ moduleId }) => path.relative(PROJECT, moduleId).split(path.sep).join('/')))
  return new Set(
    [...catalogue.values()]
      .filter(({ area, topic }) => files.has(`suites/${area}/${topic}.scenarios.ts`))
      .map(({ id }) => id),
  )
}
