import { expect, test } from 'vitest'
import { tinySession } from '../../testing/tiny-session.ts'
import { TINY_KEY } from '../../testing/servers/tiny-target.ts'

const create = { method: 'POST', path: '/v1/transactions', form: [] }
const auth = { scheme: 'bearer', secret: TINY_KEY } as const

test.each([
  ['its key', auth],
  ['another key', { scheme: 'basic', secret: 'another' }],
  ['no key', undefined],
] as const)('Records transactions created with %s in a configured workspace as leftovers', async (_, as) => {
  const { session, journal, states } = await tinySession()
  await session.send(journal, as, create)
  expect([...journal.leftovers]).toEqual([...states.keys()])
  expect(await session.cleanUp(journal.leftovers)).toEqual([])
  expect([...states.values()]).toEqual(['cancelled'])
})

test('Does not clean up in a created workspace', async () => {
  const workspace = { made: true, key: TINY_KEY, facts: {}, features: {} }
  const { session, journal } = await tinySession(undefined, { workspace })
  await session.send(journal, auth, create)
  expect(journal.leftovers.size).toBe(0)
})

test.each([
  ['refused because of its state', [422, {}], 0],
  ['refused because it is gone', [404, { type: 'invalid_request_error' }], 0],
  ['barred', [403, {}], 1],
  ['stopped by a gateway with 404', [404, {}], 1],
  ['stopped by a gateway with a page', [200, '<html></html>', 'text/html'], 1],
  ['refused because of a conflict', [409, {}], 1],
  ['refused with a 5xx', [500, {}], 1],
] as const)('Handles a cancellation that is %s', async (_, reply, left) => {
  const { session, journal } = await tinySession(({ line }) => (line.endsWith('/cancel') ? reply : undefined))
  await session.send(journal, auth, create)
  expect(await session.cleanUp(journal.leftovers)).toHaveLength(left)
})

test('Cancels at the end of a run what a conflict or a gateway prevented before', async () => {
  const replies = [...Array.from({ length: 2 }, () => [404, {}] as const), [409, {}] as const]
  const { session, journal, states } = await tinySession(({ line }) =>
    line.endsWith('/cancel') ? replies.shift() : undefined,
  )
  await session.send(journal, auth, create)
  expect(await session.cleanUp(journal.leftovers)).toHaveLength(1)
  expect(await session.sweep()).toEqual([])
  expect([...states.values()]).toEqual(['cancelled'])
})

test('Takes a transaction for gone that the target does not know at the end of a run', async () => {
  const { session, journal } = await tinySession(({ line }) =>
    line === 'POST /v1/transactions' ? undefined : [404, {}],
  )
  await session.send(journal, auth, create)
  expect(await session.cleanUp(journal.leftovers)).toHaveLength(1)
  expect(await session.sweep()).toEqual([])
})

test('Repeats a cancellation that timed out, at the end of a run', async () => {
  const { session, journal, states } = await tinySession(({ line, count }) =>
    line.endsWith('/cancel') && count < 3 ? () => {} : undefined,
  )
  await session.send(journal, auth, create)
  expect(await session.cleanUp(journal.leftovers)).toHaveLength(1)
  expect(await session.sweep()).toEqual([])
  expect([...states.values()]).toEqual(['cancelled'])
})

test.each([500, 503])('Reports %i as a server error', async (status) => {
  const { session, journal } = await tinySession(() => [status, {}])
  await expect(session.send(journal, auth, create)).rejects.toMatchObject({ name: 'ServerError', status })
})

test('Repeats a read after a 5xx, but no other request', async () => {
  const { session, journal, got } = await tinySession(({ count }) => (count < 3 ? [500, {}] : undefined))
  expect(await session.send(journal, auth, { method: 'GET', path: '/v1/transactions/x' })).toMatchObject({
    status: 404,
  })
  await expect(session.send(journal, auth, create)).rejects.toMatchObject({ status: 500 })
  expect(got.map(({ line }) => line.split(' ')[0])).toEqual(['GET', 'GET', 'GET', 'POST'])
})

test('Reports a server error if every response to a read is a 5xx', async () => {
  const { session, journal } = await tinySession(() => [500, {}])
  const sent = session.send(journal, auth, { method: 'GET', path: '/v1/transactions/x' })
  await expect(sent).rejects.toMatchObject({ name: 'ServerError', status: 500 })
  expect(journal.exchanges).toHaveLength(3)
})

test.each([
  ['a refusal', 422, '{}', 'application/json'],
  ['a success', 200, '{}', 'application/json'],
])('Returns %s as a response', async (_, status, text, type) => {
  const { session, journal } = await tinySession(() => [status, text, type])
  expect(await session.send(journal, auth, create)).toMatchObject({ status, text })
  expect(journal.exchanges).toMatchObject([{ number: 1, side: 'api', answer: { status } }])
})
