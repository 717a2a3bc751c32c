import type { TestResult } from 'allure-js-commons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import type { RuleId } from '../../../suites/catalogue.ts'
import { faults } from '../../../fixtures/faults/all.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { verdictsOf } from '../../engine/outcome/verdict.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import { firstContact } from '../../engine/contact/first-contact.ts'
import { emptyFolder, throughVitest, runVitest, type ThroughVitest } from '../../testing/vitest/run-vitest.ts'
import { share } from '../../sweeps/turn.ts'
import { startEmbedded } from '../../app/target/embedded.ts'
import { judgeTarget } from '../../app/target/judge.ts'
import { meetEmbedded } from '../../app/target/meet.ts'
import { catalogue, loadScenarios } from '../../app/project/suite.ts'

/** A service in the same process does not lag. Milliseconds. */
const PATIENCE = { readMs: 150, slowMs: 600 }
const LAG = { ESIGN_READ_LAG_SECONDS: '0.15', ESIGN_SLOW_LAG_SECONDS: '0.6' }

const areaOf = ({ rules }: Pick<Scenario, 'rules'>) => catalogue.get(rules[0] ?? '')?.area ?? ''

/** The area of this turn, or all areas in a long test. */
const someAreas = () => new Set(share(24, [...new Set(scenarios.map(areaOf))]))

let scenarios: readonly Scenario[]
beforeAll(async () => {
  scenarios = await loadScenarios()
})

const verdictsIn = (records: readonly ScenarioRecord[]) =>
  verdictsOf(catalogue, records).map(({ rule, verdict }) => `${rule.id} ${verdict}`)

/** Judges a service with the engine, as the command does. */
async function throughEngine(service: RunningService, chosen: readonly Scenario[]): Promise<readonly ScenarioRecord[]> {
  const { baseUrl, controlUrl } = service
  const known = { facts: {}, features: {} }
  const target = await firstContact({ kind: 'address', baseUrl, controlUrl, known, patience: PATIENCE })
  return (await judgeTarget(target, chosen, 1)).records
}

const recordsOf = ({ tests }: ThroughVitest) => tests.map(({ record }) => record)

/** Asserts that each test ends as the record of its scenario says. */
function assertEndings({ tests }: ThroughVitest): void {
  const isOpen = ({ rules }: ScenarioRecord) => rules.every((id) => catalogue.get(id)?.level === 'open')
  for (const { record, state, error } of tests) {
    const status = record.status === 'failed' && isOpen(record) ? 'passed' : record.status
    const named = { failed: 'Violation', broken: 'Inconclusive', passed: undefined, skipped: undefined }[status]
    expect([record.key, state, error]).toEqual([record.key, status === 'broken' ? 'failed' : status, named])
  }
}

test('For a conforming service, command and vitest have the same verdicts, and Allure has one result for each scenario', async () => {
  const areas = someAreas()
  const chosen = scenarios.filter((one) => areas.has(areaOf(one)))
  const files = new Set(chosen.map(({ file }) => file))
  // Without an address, vitest starts its own service, as the command does.
  const [vitest, embedded] = await Promise.all([throughVitest([...files], {}), meetEmbedded()])
  const engine = (await judgeTarget(embedded.target, chosen, 1)).records
  await embedded.close()
  expect(vitest.code).toBe(0)
  expect(verdictsIn(recordsOf(vitest))).toEqual(verdictsIn(engine))
  assertEndings(vitest)
  expect(vitest.environment).toMatch(/^target=http.+\nkind=embedded\nseed=1\nsuite=countersign /)
  expect(vitest.environment).toMatch(/\nrules=\d+: \d+ conform, 0 violated\n/)
  const isBeyond = ({ fullName = '' }: TestResult) => catalogue.has(fullName)
  const beyond = [...catalogue.values()]
    .filter(({ unreachable, area }) => unreachable && areas.has(area))
    .map(({ statement }) => statement)
  expect(
    vitest.allure
      .filter(isBeyond)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(beyond.toSorted())
  const own = vitest.allure.filter((result) => !isBeyond(result))
  const told = own.map(({ name = '', status, labels, steps }) => ({
    name: name.replace(/^Observed: /, ''),
    status,
    tag: labels.find((label) => label.name === 'tag')?.value,
    attached: steps.filter(({ attachments }) => attachments.length > 0).length,
  }))
  const expected = recordsOf(vitest).map(({ title, status, rules, requests }) => ({
    name: title,
    status,
    tag: rules[0],
    attached: requests > 0 ? 1 : 0,
  }))
  const inOrder = <T extends { tag?: string | undefined; name?: string | undefined }>(all: readonly T[]) =>
    all.toSorted((x, y) => `${x.tag} ${x.name}`.localeCompare(`${y.tag} ${y.name}`))
  expect(inOrder(told)).toEqual(inOrder(expected))
  expect(new Set(own.map(({ historyId }) => historyId)).size).toBe(chosen.length)
})

/** Rules that faults break in very different ways: headers, keys, 5xx, shapes, other workspaces, time, events. */
const BROKEN: readonly RuleId[] = [
  'conventions/json-type-create',
  'authentication/basic-accepted',
  'authentication/other-workspace-get',
  'errors/survives-open-bracket',
  'errors/error-text',
  'versioning/deprecated-report-exists',
  'transaction/id-type',
  'sender-name-display/issuing-entity-create',
  'lifecycle/expired-expiry-reached',
  'event/none-of-refused-cancel-cancelled',
]

// Each start of vitest takes seconds, so every second turn has a rule.
test.concurrent.each(share(2 * BROKEN.length, BROKEN))(
  'For a service that breaks %s, command and vitest have the same verdicts',
  async (rule) => {
    const [fault] = Object.entries(faults).find(([, { breaks }]) => breaks.some((id) => id === rule)) ?? []
    if (fault === undefined) throw new Error(`no fault breaks ${rule}`)
    const files = new Set(scenarios.filter(({ rules }) => rules.includes(rule)).map(({ file }) => file))
    const service = await startEmbedded({ fault })
    const environment = { ESIGN_BASE_URL: service.baseUrl, ESIGN_CONTROL_URL: service.controlUrl, ...LAG }
    const vitest = await throughVitest([...files], environment)
    const engine = await throughEngine(
      service,
      scenarios.filter(({ file }) => files.has(file)),
    )
    await service.close()
    expect(vitest.code).toBe(1)
    expect(verdictsIn(recordsOf(vitest))).toContain(`${rule} violates`)
    expect(verdictsIn(recordsOf(vitest))).toEqual(verdictsIn(engine))
    assertEndings(vitest)
  },
)

let own: RunningService
beforeAll(async () => {
  own = await startEmbedded()
})
afterAll(() => own.close())

const RARE = {
  'Without a control interface, scenarios that are not exercised are skipped': async () => {
    const [key] = own.defaultWorkspace.api_keys.filter(({ access }) => access === 'full')
    const files = new Set(
      scenarios.filter(({ rules }) => rules.includes('lifecycle/expired-expiry-reached')).map(({ file }) => file),
    )
    const vitest = await throughVitest([...files], {
      ESIGN_BASE_URL: own.baseUrl,
      ESIGN_API_KEY: key?.secret ?? '',
      ...LAG,
    })
    expect(vitest.code).toBe(0)
    expect(vitest.tests.some(({ state }) => state === 'skipped')).toBe(true)
    assertEndings(vitest)
  },
  'Reports a wrong set-up without a stack, and with the exit code of the command': async () => {
    const { code, printed } = await runVitest([], { ESIGN_GATE: 'none' }, await emptyFolder())
    expect(code, printed).toBe(2)
    expect(printed).toContain('ESIGN_GATE: must be all or document or stated or stated+own')
    expect(printed).not.toMatch(/environment\.ts:\d/)
  },
}
test.concurrent.each(share(2, Object.entries(RARE)))('%s', (_, body) => body())
