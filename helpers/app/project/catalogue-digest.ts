import { createHash } from 'node:crypto'
import { keyOf, type Scenario } from '../../engine/scenario/scenario.ts'
import { catalogue } from './suite.ts'

/** A digest of the rules and of the scenarios of a run. All parts of one run have the same digest. */
export function catalogueDigest(scenarios: readonly Scenario[]): string {
  const rules = [...catalogue.values()].map(({ id, level, section, statement }) => [id, level, section, statement])
  const text = JSON.stringify([rules, scenarios.map(keyOf)])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
