import { expect, test } from 'vitest'
import { tinySession } from '../../testing/tiny-session.ts'
import { TINY_KEY } from '../../testing/servers/tiny-target.ts'

const create = { method: 'POST', path: '/v1/transactions', form: [] }
const auth = { scheme: 'bearer', secret: TINY_KEY } as const

test.each([
  ['its key', auth],
  ['another key', { scheme: 'basic', secret: 'another' }],
  ['no key', undefined],
] as const)('what is created with %s in a given workspace is litter', async (_, as) => {
  const { session, journal, states } = await tinySession()
  await session.send(journal, as, create)
  expect([...journal.litter]).toEqual([...states.keys()])
  expect(await session.cleanUp(journal.litter)).toEqual([])
  expect([...states.values()]).toEqual(['cancelled'])
})

test('what is created in a made workspace may stay', async () => {
  const workspace = { made: true, key: TINY_KEY, facts: {}, features: {} }
  const { session, journal } = await tinySession(undefined, { workspace })
  await session.send(journal, auth, create)
  expect(journal.litter.size).toBe(0)
})

test.each([
  ['refused for its state', [422, {}], 0],
  ['gone', [404, {}], 0],
  ['barred', [403, {}], 1],
  ['answered 5xx', [500, {}], 1],
] as const)('a cancellation that is %s', async (_, reply, left) => {
  const { session, journal } = await tinySession(({ line }) => (line.endsWith('/cancel') ? reply : undefined))
  await session.send(journal, auth, create)
  expect(await session.cleanUp(journal.litter)).toHaveLength(left)
})

test.each([500, 503])('%i is an error of the server', async (status) => {
  const { session, journal } = await tinySession(() => [status, {}])
  await expect(session.send(journal, auth, create)).rejects.toMatchObject({ name: 'ServerError', status })
})

test('a reading is sent again where it was answered 5xx, what changes something is not', async () => {
  const { session, journal, got } = await tinySession(({ count }) => (count < 3 ? [500, {}] : undefined))
  expect(await session.send(journal, auth, { method: 'GET', path: '/v1/transactions/x' })).toMatchObject({
    status: 404,
  })
  await expect(session.send(journal, auth, create)).rejects.toMatchObject({ status: 500 })
  expect(got.map(({ line }) => line.split(' ')[0])).toEqual(['GET', 'GET', 'GET', 'POST'])
})

test('a reading that is answered 5xx each time is an error of the server', async () => {
  const { session, journal } = await tinySession(() => [500, {}])
  const sent = session.send(journal, auth, { method: 'GET', path: '/v1/transactions/x' })
  await expect(sent).rejects.toMatchObject({ name: 'ServerError', status: 500 })
  expect(journal.exchanges).toHaveLength(3)
})

test.each([
  ['a refusal', 422, '{}', 'application/json'],
  ['a success', 200, '{}', 'application/json'],
])('%s is an answer', async (_, status, text, type) => {
  const { session, journal } = await tinySession(() => [status, text, type])
  expect(await session.send(journal, auth, create)).toMatchObject({ status, text })
  expect(journal.exchanges).toMatchObject([{ number: 1, side: 'api', answer: { status } }])
})
