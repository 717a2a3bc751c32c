import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDPOINTS, sendTo, type Endpoint } from '../../../suites/interface/scenes/endpoints.ts'
import { CALLS, type CallName } from '../../engine/api/calls.ts'
import { catalogueOf, stated } from '../../engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { runScenario } from '../../engine/run/run-scenario.ts'
import { openSession, type Session } from '../../engine/session/session.ts'
import type { Body } from '../../engine/scenario/scenario.ts'
import { valuesAt, type JsonObject } from '../../engine/values/json.ts'
import { meetEmbedded, type MetTarget } from '../../app/target/meet.ts'

const RULE = 'endpoint/any'
const described = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].answers !== 'undetailed')

/** The result of a call that was prepared and sent. */
interface Sent {
  readonly record: ScenarioRecord
  readonly status: number | undefined
  /** The values at the place in the transaction where the call shows its effect, before and after it. */
  readonly before: readonly unknown[]
  readonly after: readonly unknown[]
}

let met: MetTarget
let session: Session
beforeAll(async () => {
  met = await meetEmbedded()
  session = openSession(met.target, 4)
})
afterAll(async () => {
  await session.close()
  await met.close()
})

/** Prepares and sends a call, as a scenario does whose rule has the needs of the call. */
async function sent(name: CallName): Promise<Sent> {
  const { doing, prepare, shows = '', needs = [] }: Endpoint = ENDPOINTS[name]
  const effectIn = (transaction: JsonObject) => valuesAt(transaction, shows).map(({ value }) => value)
  let status: number | undefined
  let before: unknown[] = []
  let after: unknown[] = []
  const body: Body = async (context) => {
    const sendable = await prepare(context)
    const read = async () => effectIn(await context.given.read(sendable.ids[0] ?? ''))
    if (shows !== '') before = await read()
    status = (await sendTo(context.api, name, sendable)).status
    if (shows !== '') after = await read()
  }
  const catalogue = catalogueOf({ endpoint: { any: stated('Conventions', needs, { [RULE]: 'Any call.' }) } })
  const run = { session, catalogue, shapes: [], seed: 1, scenarioMs: 10_000 }
  const record = await runScenario({ rules: [RULE], title: doing, file: 'suites', body }, run)
  return { record, status, before, after }
}

test('22 calls are documented', () => {
  expect(described).toHaveLength(22)
})

test.each(described)('%s succeeds once it is prepared, and shows its effect where declared', async (name) => {
  const { record, status, before, after } = await sent(name)
  expect(record).toMatchObject({ status: 'passed' })
  expect(status).toBe(200)
  if ('shows' in ENDPOINTS[name]) expect(after).not.toEqual(before)
})

test('Every call has a unique slug and a unique description', () => {
  const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS)
  expect(new Set(endpoints.map(({ slug }) => slug)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ doing }) => doing)).size).toBe(endpoints.length)
})
