import { verdictsOf, type RuleResult } from '../engine/outcome/verdict.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import { firstContact } from '../engine/contact/first-contact.ts'
import { startEmbedded } from '../app/target/embedded.ts'
import { runWatched, type Watched } from '../app/process/run-watched.ts'
import { catalogue } from '../app/project/suite.ts'
import { badNetwork, type When } from './servers/bad-network.ts'
import type { BadResponseName } from './servers/bad-responses.ts'

/** A run on the embedded service through a network path that spoils responses of the API. */
export interface LossyRun {
  readonly results: readonly RuleResult[]
  readonly retried: Watched['retried']
  readonly requests: number
  readonly interrupted: boolean
}

/** The scenarios, the faults and the network path of such a run. */
export interface Lossy {
  readonly scenarios: readonly Scenario[]
  readonly seed: number
  readonly spoiled: BadResponseName
  readonly isBad: When
  /** The ids of faults of the service. */
  readonly faults?: readonly string[]
}

/** A service in the same process does not lag. */
const PATIENCE = { readMs: 150, slowMs: 600 }
const AT_ONCE = 32
const nothing = () => {}

/** Judges the embedded service. Requests to its control interface are never spoiled. */
export async function lossyRun({ scenarios, seed, spoiled, isBad, faults = [] }: Lossy): Promise<LossyRun> {
  const fault = faults.length > 0 ? { fault: faults.join(',') } : {}
  const service = await startEmbedded(fault)
  const network = await badNetwork(service.baseUrl, spoiled, isBad)
  const target = await firstContact({
    kind: 'embedded',
    baseUrl: network.url,
    controlUrl: service.controlUrl,
    known: { facts: {}, features: {} },
    patience: PATIENCE,
    ...fault,
  })
  const watch = { onBegin: nothing, onEnd: nothing, onTry: nothing, onRecord: nothing }
  const { records, retried, interrupted } = await runWatched({
    target,
    scenarios,
    seed,
    concurrency: AT_ONCE,
    ...watch,
  })
  await Promise.all([network.close(), service.close()])
  const requests = records.reduce((sum, record) => sum + record.requests, 0)
  return { results: verdictsOf(catalogue, records), retried, requests, interrupted }
}
