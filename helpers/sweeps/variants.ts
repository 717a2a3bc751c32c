import { startReferenceService, type RunningService } from '../../fixtures/reference-service/index.ts'
import { variants } from '../../fixtures/variants/index.ts'
import { vendors } from '../../fixtures/variants/vendors.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import type { Configuration } from '../engine/configuration/configuration.ts'
import { firstContact } from '../engine/contact/first-contact.ts'
import { writtenAnchor } from '../app/target/anchor.ts'
import { judgeTarget } from '../app/target/judge.ts'
import { accusationsIn, inParts, type Sweep } from './sweep.ts'

/** Longer than any of them lags, also on a busy machine. Milliseconds. */
const PATIENCE = { readMs: 3_000, slowMs: 8_000 }
/** Scenarios side by side where each of them waits. */
const WAITING_AT_ONCE = 40

/** What the suite is told of a service: its control interface, or the key of one workspace and nothing else; and some facts. */
function configurationOf(
  { baseUrl, controlUrl, defaultWorkspace }: RunningService,
  isControlled: boolean,
  facts: Configuration['known']['facts'],
) {
  const known: Configuration['known'] = { facts, features: {} }
  const configuration: Configuration = { kind: 'address', baseUrl, known, patience: PATIENCE }
  const apiKey = defaultWorkspace.api_keys[0]?.secret ?? ''
  return isControlled ? { ...configuration, controlUrl } : { ...configuration, apiKey }
}

/** Whether who judges such a service waits more than they work. */
const waits = (ids: readonly string[]) => ids.some((id) => variants[id]?.waits)

/** What a service that takes these freedoms is accused of, or could not be judged in. */
async function accusationsOf(ids: readonly string[], scenarios: readonly Scenario[]): Promise<string[]> {
  const taken = ids.flatMap((id) => variants[id] ?? [])
  const service = await startReferenceService({
    faults: { taken: (behaviour) => taken.forEach(({ change }) => change(behaviour)) },
    fault: 'taken',
    undated: taken.some(({ undated }) => undated),
  })
  const anchor = writtenAnchor()
  try {
    const told: Readonly<Record<string, string>> = Object.assign(
      {},
      anchor.facts,
      ...taken.map((one) => one.facts ?? {}),
    )
    const isControlled = !taken.some(({ uncontrolled }) => uncontrolled)
    const target = await firstContact(configurationOf(service, isControlled, told))
    const { results } = await judgeTarget(target, scenarios, 1, waits(ids) ? WAITING_AT_ONCE : undefined)
    return accusationsIn(results)
  } finally {
    anchor.remove()
    await service.close()
  }
}

/** Conforming services as vendors might build them, each with a part of the scenarios. */
export const variantsSweep: Sweep = {
  story: 'a service that takes freedoms of the document is not accused',
  turns: 50,
  cases: inParts(vendors, (ids, partOf) => ({
    name: ids.join(', '),
    waits: waits(ids),
    run: (all) => accusationsOf(ids, partOf(all)),
  })),
}
