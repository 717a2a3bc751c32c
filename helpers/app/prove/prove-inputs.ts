import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { faults, faultsByTopic } from '../../../fixtures/faults/all.ts'
import { NAMED_CAUSES } from '../../engine/judge/basics.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import { faultFileOf } from '../project/fault-file.ts'
import { modulesIn } from '../project/modules.ts'
import { catalogue, shapes } from '../project/suite.ts'
import { provingAny } from './prove-fault.ts'

/** The tables of all rules and of all faults. A proof depends only on single entries of them. */
const TABLES: ReadonlySet<string> = new Set(['fixtures/faults/index.ts', 'suites/catalogue.ts'])
/** The modules that judge a service with a fault, and the shapes that every response is checked against. */
const ENGINE = ['helpers/app/prove/prove-fault.ts', 'suites/shapes.ts']

/**
 * The digest of the inputs of the proof of a fault: the modules of the fault, of the scenarios of its rules, of the engine and of
 * the reference service, with all their imports; the rules that they name; the lock file, the version of Node, and the seed.
 * @param checkout the folder of the sources
 * @param scenarios all scenarios
 */
export async function proofInputs(
  checkout: string,
  scenarios: readonly Scenario[],
  seed: number,
): Promise<(fault: string) => string> {
  const modules = await modulesIn(checkout)
  const lock = readFileSync(path.join(checkout, 'package-lock.json'))
  const named = [...NAMED_CAUSES, ...shapes.flatMap(({ members }) => members.flatMap(({ rule }) => rule ?? []))]
  const shared = digestOf([
    process.version,
    `seed ${seed}`,
    digestOf([lock]),
    ...ENGINE.map((file) => modules.digestOf(file, TABLES)),
    ...named.map(ruleText),
  ])
  const topics = topicsOf()
  return (id) => {
    const { breaks = [] } = faults[id] ?? {}
    const own = provingAny(scenarios, breaks)
    const files = [...new Set(own.map(({ file }) => file))]
    const rules = new Set([...breaks, ...own.flatMap((one) => one.rules)])
    return digestOf([
      shared,
      id,
      modules.digestOf(faultFileOf(topics.get(id) ?? ''), TABLES),
      ...files.map((file) => modules.digestOf(file, TABLES)),
      ...[...rules].map(ruleText),
    ])
  }
}

/** The topic of each fault. */
const topicsOf = () =>
  new Map(Object.entries(faultsByTopic).flatMap(([topic, table]) => Object.keys(table).map((id) => [id, topic])))

const ruleText = (id: string): string => `${id} ${JSON.stringify(catalogue.get(id))}`

function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex')
}
