import { expect, test } from 'vitest'
import type { AnswerData, Exchange } from '../../../engine/http/exchange.ts'
import { TINY_KEY, tinyTarget } from '../../../testing/servers/tiny-target.ts'
import { sendPlan } from './bare-loop.ts'
import { planOf } from './plan.ts'

const answered = (body: unknown, status = 200): AnswerData => ({ status, headers: {}, text: '', body })

const exchange = (method: string, path: string, answer: AnswerData, more: Partial<Exchange> = {}): Exchange => ({
  number: 1,
  side: 'api',
  method,
  path,
  headers: {},
  startedAt: 0,
  durationMs: 0,
  answer,
  ...more,
})

const { target, close } = await tinyTarget()
await close()
const draft = (id: string, more: Partial<Exchange> = {}) =>
  exchange('POST', '/v1/transactions', answered({ id, state: 'draft' }), {
    auth: { scheme: 'bearer', secret: target.workspace.key },
    form: [['name', 'Lease']],
    ...more,
  })

/** The methods of each move of a plan, or the index of a shared request. */
const movesOf = (groups: readonly (readonly Exchange[])[]) =>
  planOf(target, groups).groups.map((moves) =>
    moves.map((move) => (typeof move === 'number' ? move : move.map(({ method }) => method).join('+'))),
  )

test('Requests to a fresh service carry its ids and keys, and get the same responses as before', async () => {
  const fresh = await tinyTarget(undefined, { workspace: { ...target.workspace, key: 'sk_canary_of_a_fresh_target' } })
  const plan = planOf(target, [
    [
      draft('recorded-1'),
      exchange('POST', '/v1/transactions/recorded-1/cancel', answered({ id: 'recorded-1', state: 'cancelled' })),
    ],
    [draft('recorded-2'), exchange('GET', '/v1/transactions/recorded-2', answered({ id: 'recorded-2' }))],
    [exchange('GET', '/v1/transactions/recorded-9', answered({}, 404))],
  ])
  const sent = await sendPlan(plan, fresh.target, 2)
  await fresh.close()
  expect(sent).toMatchObject({ requests: 5, matched: 5 })
  expect([...fresh.states.values()].toSorted()).toEqual(['cancelled', 'draft'])
  const keys = fresh.got.filter(({ line }) => line === 'POST /v1/transactions').map(({ key }) => key)
  expect(keys).toEqual(['sk_canary_of_a_fresh_target', 'sk_canary_of_a_fresh_target'])
  expect(JSON.stringify(fresh.got)).not.toContain(TINY_KEY)
})

test('Sends requests at the same time if they were recorded at the same time', () => {
  const together = { startedAt: 10, durationMs: 20 }
  expect(
    movesOf([[draft('a-00001', together), draft('a-00002', together), draft('a-00003', { startedAt: 30 })]]),
  ).toEqual([['POST+POST', 'POST']])
})

test('A request waits for the response that it takes a value from, even if both were recorded at the same time', () => {
  const together = { startedAt: 10, durationMs: 20 }
  const read = exchange('GET', '/v1/transactions/a-00001', answered({}), together)
  expect(movesOf([[draft('a-00001', together), read]])).toEqual([['POST', 'GET']])
})

test('Creates a workspace once for all scenarios that share it', () => {
  const made = exchange('POST', '/workspaces', answered({ api_keys: [{ secret: 'sk_of_the_shared_one_1' }] }, 201), {
    side: 'control',
    json: {},
  })
  const within = () => draft('a-00001', { auth: { scheme: 'bearer', secret: 'sk_of_the_shared_one_1' } })
  const groups = [
    [made, within()],
    [{ ...made }, within()],
  ]
  expect(movesOf(groups)).toEqual([
    [0, 'POST'],
    [0, 'POST'],
  ])
  const [, [, wave] = []] = planOf(target, groups).groups
  expect(wave).toMatchObject([{ auth: { secret: [expect.any(Number)] } }])
})

test('Ignores a request without a response', () => {
  const { answer: _, ...lost } = draft('a-00001')
  expect(movesOf([[lost, draft('a-00002')]])).toEqual([['POST']])
})
