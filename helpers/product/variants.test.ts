import { expect, test } from 'vitest'
import { startReferenceService } from '../../fixtures/reference-service/index.ts'
import { variants } from '../../fixtures/variants/index.ts'
import { firstContact } from '../targets/first-contact.ts'
import { judgeTarget } from '../wiring/judge.ts'
import { loadScenarios } from '../wiring/suite.ts'

/** Longer than any of them lags. Milliseconds. */
const PATIENCE = { readMs: 2_000, slowMs: 4_000 }

const changes = Object.fromEntries(Object.entries(variants).map(([id, { change }]) => [id, change]))

test.each(Object.entries(variants))('%s is not accused', async (id) => {
  const { baseUrl, controlUrl, close } = await startReferenceService({ faults: changes, fault: id })
  const known = { facts: {}, features: {} }
  const target = await firstContact({ kind: 'address', baseUrl, controlUrl, known, patience: PATIENCE })
  const { results } = await judgeTarget(target, await loadScenarios(), 1)
  await close()
  const accused = results.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
  expect(
    accused.map(({ rule, findings, reason }) => `${rule.level} ${rule.id}: ${findings[0]?.message ?? reason ?? ''}`),
  ).toEqual([])
})
