import { beforeAll, expect, test } from 'vitest'
import { startReferenceService, type RunningService } from '../../fixtures/reference-service/index.ts'
import { variants } from '../../fixtures/variants/index.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { firstContact } from '../targets/first-contact.ts'
import type { Configuration } from '../targets/configuration.ts'
import { judgeTarget } from '../wiring/judge.ts'
import { loadScenarios } from '../wiring/suite.ts'

/** Longer than any of them lags. Milliseconds. */
const PATIENCE = { readMs: 3_000, slowMs: 8_000 }

const changes = Object.fromEntries(Object.entries(variants).map(([id, { change }]) => [id, change]))

let scenarios: readonly Scenario[]
beforeAll(async () => {
  scenarios = await loadScenarios()
}, 60_000)

/** What the suite is told of a service: its control interface, or the key of one workspace and nothing else. */
function configurationOf({ baseUrl, controlUrl, defaultWorkspace }: RunningService, isControlled: boolean) {
  const known: Configuration['known'] = { facts: {}, features: {} }
  const configuration: Configuration = { kind: 'address', baseUrl, known, patience: PATIENCE }
  const apiKey = defaultWorkspace.api_keys[0]?.secret ?? ''
  return isControlled ? { ...configuration, controlUrl } : { ...configuration, apiKey }
}

// Side by side, as those that lag mostly wait.
test.concurrent.each(Object.entries(variants))(
  '%s is not accused',
  async (id, { undated = false, uncontrolled = false }) => {
    const service = await startReferenceService({ faults: changes, fault: id, undated })
    const target = await firstContact(configurationOf(service, !uncontrolled))
    const { results } = await judgeTarget(target, scenarios, 1)
    await service.close()
    const accused = results.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
    expect(
      accused.map(({ rule, findings, reason }) => `${rule.level} ${rule.id}: ${findings[0]?.message ?? reason ?? ''}`),
    ).toEqual([])
  },
  120_000,
)
