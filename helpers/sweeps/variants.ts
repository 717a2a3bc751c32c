import { startReferenceService, type RunningService } from '../../fixtures/reference-service/index.ts'
import { variants } from '../../fixtures/variants/index.ts'
import { vendors } from '../../fixtures/variants/vendors.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import type { Configuration } from '../engine/configuration/configuration.ts'
import { firstContact } from '../engine/contact/first-contact.ts'
import { writtenAnchor } from '../app/target/anchor.ts'
import { judgeTarget } from '../app/target/judge.ts'
import { falseVerdictsIn, inParts, type Sweep } from './sweep.ts'

/** Longer than any variant lags, even on a busy machine. Milliseconds. */
const PATIENCE = { readMs: 3_000, slowMs: 8_000 }
/** Scenarios at the same time if each of them mostly waits. */
const WAITING_AT_ONCE = 40

/** The configuration of a service: some facts, and its control interface or the key of one workspace. */
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

/** Whether judging such a service is mostly waiting. */
const waits = (ids: readonly string[]) => ids.some((id) => variants[id]?.waits)

/** The false verdicts on a service with these variants. */
async function falseVerdictsOf(ids: readonly string[], scenarios: readonly Scenario[]): Promise<string[]> {
  const taken = ids.flatMap((id) => variants[id] ?? [])
  const service = await startReferenceService({
    faults: { taken: (behaviour) => taken.forEach(({ change }) => change(behaviour)) },
    fault: 'taken',
    withoutDateHeader: taken.some(({ withoutDateHeader }) => withoutDateHeader),
  })
  const anchor = writtenAnchor()
  try {
    const facts: Readonly<Record<string, string>> = Object.assign(
      {},
      anchor.facts,
      ...taken.map((one) => one.facts ?? {}),
    )
    const isControlled = !taken.some(({ withoutControl }) => withoutControl)
    const target = await firstContact(configurationOf(service, isControlled, facts))
    const { results } = await judgeTarget(target, scenarios, 1, waits(ids) ? WAITING_AT_ONCE : undefined)
    return falseVerdictsIn(results)
  } finally {
    anchor.remove()
    await service.close()
  }
}

/** Conforming services as vendors might build them, each judged by a part of the scenarios. */
export const variantsSweep: Sweep = {
  story: 'a conforming variant of the service has no false violation',
  turns: 100,
  cases: inParts(vendors, (ids, partOf) => ({
    name: ids.join(', '),
    waits: waits(ids),
    run: (all) => falseVerdictsOf(ids, partOf(all)),
  })),
}
