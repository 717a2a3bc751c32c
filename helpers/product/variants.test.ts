import { beforeAll, expect, test } from 'vitest'
import { startReferenceService, type RunningService } from '../../fixtures/reference-service/index.ts'
import { variants } from '../../fixtures/variants/index.ts'
import { vendors } from '../../fixtures/variants/vendors.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Configuration } from '../targets/configuration.ts'
import { firstContact } from '../targets/first-contact.ts'
import { isLong, oneInEach, partOf } from '../testing/long.ts'
import { writtenAnchor } from '../wiring/anchor.ts'
import { judgeTarget } from '../wiring/judge.ts'
import { loadScenarios } from '../wiring/suite.ts'

/** Longer than any of them lags, also on a busy machine. Milliseconds. */
const PATIENCE = { readMs: 3_000, slowMs: 8_000 }
const RUN_MS = 120_000
const SIDE_BY_SIDE_MS = 300_000

let scenarios: readonly Scenario[]
beforeAll(async () => {
  scenarios = await loadScenarios()
}, 60_000)

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
async function accusationsOf(ids: readonly string[], turn: number): Promise<string[]> {
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
      ...taken.map((one) => one.told ?? {}),
    )
    const isControlled = !taken.some(({ uncontrolled }) => uncontrolled)
    const target = await firstContact(configurationOf(service, isControlled, told))
    const { results } = await judgeTarget(target, partOf(turn, scenarios), 1, waits(ids) ? 40 : undefined)
    const accused = results.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
    return accused.map(
      ({ rule, verdict, findings, reason }) =>
        `${verdict} ${rule.level} ${rule.id}: ${findings[0]?.message ?? reason ?? ''}`,
    )
  } finally {
    anchor.remove()
    await service.close()
  }
}

test('every variant is one that a vendor takes, and there is no other', () => {
  expect(vendors.flat().toSorted()).toEqual(Object.keys(variants).toSorted())
})

const named = (those: typeof vendors) => oneInEach(4, those).map((ids, turn) => [ids.join(', '), ids, turn] as const)

test.each(named(vendors.filter((ids) => !waits(ids))))(
  'a service with %s is not accused',
  async (_, ids, turn) => {
    expect(await accusationsOf(ids, turn)).toEqual([])
  },
  RUN_MS,
)

/** Whoever judges all of it has no time for another one: what is answered late then is nobody's fault. */
const besideOthers = isLong ? test : test.concurrent

besideOthers.each(named(vendors.filter(waits)))(
  'a service with %s, which is waited for, is not accused',
  async (_, ids, turn) => {
    expect(await accusationsOf(ids, turn)).toEqual([])
  },
  SIDE_BY_SIDE_MS,
)
