import { expect, test } from 'vitest'
import { startReferenceService } from '../../fixtures/reference-service/index.ts'
import { laggingLists } from '../../fixtures/variants/reads.ts'
import type { Configuration } from '../targets/configuration.ts'
import { firstContact } from '../targets/first-contact.ts'
import { startCrowd } from '../testing/crowd.ts'
import { isLong } from '../testing/long.ts'
import { judgeTarget } from '../wiring/judge.ts'
import { loadScenarios } from '../wiring/suite.ts'

/** How many transactions of others there are from the first, and how many join them in a second. */
const CROWD = isLong ? { first: 10_000, perSecond: 50 } : { first: 1_000, perSecond: 20 }
/** Milliseconds. */
const LAG = 5_000
const PATIENCE = { readMs: 3_000, slowMs: 20_000 }
const AREAS = new Set(['listing', 'consumption'])

test('nothing is accused in a workspace that others write to, in lists that lag', async () => {
  const faults = { lagging: laggingLists(LAG) }
  const service = await startReferenceService({ faults, fault: 'lagging' })
  const { baseUrl, defaultWorkspace } = service
  const [own, other] = defaultWorkspace.api_keys.map(({ secret }) => secret)
  if (own === undefined || other === undefined) throw new Error('the service has no second key')
  const crowd = await startCrowd(baseUrl, other, CROWD.first, CROWD.perSecond)
  try {
    // Without a control interface nobody makes a workspace apart: all of it happens in this one.
    const known: Configuration['known'] = { facts: { 'second-key': other }, features: {} }
    const target = await firstContact({ kind: 'address', baseUrl, apiKey: own, known, patience: PATIENCE })
    const scenarios = (await loadScenarios(AREAS)).filter(({ rules }) => rules.some(isOfAreas))
    const { results } = await judgeTarget(target, scenarios, 1, 40)
    const judged = results.filter(({ rule }) => isOfAreas(rule.id))
    const accused = judged.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
    expect(accused.map(({ rule, findings, reason }) => `${rule.id}: ${findings[0]?.message ?? reason}`)).toEqual([])
    expect(judged.filter(({ verdict }) => verdict === 'conforms').length).toBeGreaterThan(30)
    expect(crowd.count()).toBeGreaterThan(CROWD.first)
  } finally {
    await crowd.stop()
    await service.close()
  }
}, 300_000)

const isOfAreas = (id: string) => AREAS.has(id.split('/')[0] ?? '')
