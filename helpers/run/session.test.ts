import { expect, test } from 'vitest'
import { tinySession } from '../testing/tiny-session.ts'
import { TINY_KEY } from '../testing/tiny-target.ts'

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

test.each([
  ['by its type', '<p>', 'Text/HTML; charset=utf-8'],
  ['by its text', ' <!DOCTYPE html>', 'application/json'],
])('a page in the place of a success, told %s', async (_, text, type) => {
  const { session, journal } = await tinySession(() => [200, text, type])
  await expect(session.send(journal, auth, create)).rejects.toMatchObject({ name: 'Inconclusive', passing: true })
})

test.each([
  ['a page with an error', 404, '<html>', 'text/html'],
  ['a refusal', 422, '{}', 'application/json'],
  ['a success', 200, '{}', 'application/json'],
])('%s is an answer', async (_, status, text, type) => {
  const { session, journal } = await tinySession(() => [status, text, type])
  expect(await session.send(journal, auth, create)).toMatchObject({ status, text })
  expect(journal.exchanges).toMatchObject([{ number: 1, side: 'api', answer: { status } }])
})

test('a target that accepts a plain draft is alive, and the draft does not stay', async () => {
  const { session, states } = await tinySession()
  expect(await session.isAlive()).toBe(true)
  expect([...states.values()]).toEqual(['cancelled'])
})

test.each([
  ['refuses it', [422, {}]],
  ['gives no id', [200, {}]],
  ['answers 5xx', [500, {}]],
  ['does not answer', (res: { destroy(): unknown }) => void res.destroy()],
] as const)('a target that %s is not alive', async (_, reply) => {
  const { session } = await tinySession(() => reply)
  expect(await session.isAlive()).toBe(false)
})
