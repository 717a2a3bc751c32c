import { expect, test } from 'vitest'
import type { Outgoing } from '../http/client.ts'
import { answerOf } from '../../testing/answers.ts'
import { tinySession } from '../../testing/tiny-session.ts'
import { TINY_KEY, type Reply } from '../../testing/servers/tiny-target.ts'
import { createJournal } from '../evidence/journal.ts'
import { createMalformedResponses } from '../network/malformed-responses.ts'
import { begin, turnOf } from './sending.ts'

const create: Outgoing = { method: 'POST', path: '/v1/transactions', form: [] }
const read: Outgoing = { method: 'GET', path: '/v1/transactions' }

const defects: [what: string, reply: Reply, kind: string][] = [
  ['a page with an HTML content type', [200, '<p>', 'Text/HTML; charset=utf-8'], '200, an HTML page'],
  ['a page with HTML text', [404, ' <!DOCTYPE html>'], '404, an HTML page'],
  ['a redirect', [302, {}], '302, a redirect'],
  ['truncated JSON', [200, '{"id": "tra_1", "state": "dr'], '200, text that is not JSON'],
  ['an empty body with a JSON content type', [200, ''], '200, text that is not JSON'],
  ['a byte that is not UTF-8', (res) => void res.end(Buffer.from([0x22, 0xff, 0x22])), '200, bytes that are not UTF-8'],
]
test.each(defects)('Treats %s as malformed: repeats a read, but no other request', async (_, reply, kind) => {
  const { session, journal, got } = await tinySession(() => reply)
  const malformed = { name: 'MalformedResponse', passing: true, kind: expect.stringContaining(kind) as string }
  await expect(session.send(journal, undefined, create)).rejects.toMatchObject(malformed)
  expect(got).toHaveLength(1)
  await expect(session.send(journal, undefined, read)).rejects.toMatchObject(malformed)
  expect(got).toHaveLength(5)
})

test('Treats a 401 for the accepted key as malformed, but not for another key or another form of authentication', async () => {
  const { session, journal, got } = await tinySession(() => [401, {}])
  const denied = {
    name: 'MalformedResponse',
    passing: true,
    kind: expect.stringContaining('401, a rejection') as string,
  }
  await expect(session.send(journal, { scheme: 'bearer', secret: TINY_KEY }, create)).rejects.toMatchObject(denied)
  expect(got).toHaveLength(1)
  for (const auth of [undefined, { scheme: 'bearer', secret: 'x' }, { scheme: 'basic', secret: TINY_KEY }] as const)
    expect(await session.send(journal, auth, create)).toMatchObject({ status: 401 })
})

test('Treats a 401 for another key as malformed once it was accepted', async () => {
  const { session, journal } = await tinySession(({ count }) => (count === 1 ? undefined : [401, {}]))
  const other = { scheme: 'bearer', secret: 'sk-other' } as const
  await session.send(journal, other, create)
  await expect(session.send(journal, other, create)).rejects.toMatchObject({ name: 'MalformedResponse' })
})

test('Counts concurrent requests separately', () => {
  const journal = createJournal()
  const sent = [create, read, create, create].map((outgoing) => begin(journal, 'api', outgoing, undefined))
  expect(sent.map((exchange) => turnOf(journal, exchange))).toEqual([1, 1, 2, 3])
})

const files: [what: string, reply: Reply][] = [
  ['a file', (res) => void res.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.from([0xff]))],
  ['an empty success', (res) => void res.writeHead(200).end()],
  ['an empty 204', (res) => void res.writeHead(204, { 'content-type': 'application/json' }).end()],
]
test.each(files)('Accepts %s as a response', async (_, reply) => {
  const { session, journal } = await tinySession(() => reply)
  expect(await session.send(journal, undefined, create)).not.toHaveProperty('defect')
})

test('Repeats a read with a malformed response, and keeps both as evidence', async () => {
  const { session, journal } = await tinySession(({ count }) => (count === 1 ? [200, '{"a'] : [200, {}]))
  expect(await session.send(journal, undefined, read)).toMatchObject({ body: {} })
  expect(journal.exchanges).toHaveLength(2)
})

test('Cleans up a draft whose response was truncated', async () => {
  const { session, journal } = await tinySession(() => [200, '{"object": "transaction", "id": "tra_1", "sta'])
  await expect(session.send(journal, undefined, create)).rejects.toThrow()
  expect([...journal.leftovers]).toEqual(['tra_1'])
})

test('Accepts a malformed response in an attempt that allows its kind, and everywhere once it is attributed to the target', async () => {
  const { session, journal } = await tinySession(() => [200, 'done'])
  const acceptedKinds = ['200, text that is not JSON']
  await expect(session.send(journal, undefined, create, { acceptedKinds })).rejects.toThrow()
  const kind = 'POST elsewhere 200, text that is not JSON'
  expect(await session.send(journal, undefined, create, { acceptedKinds: [kind] })).toMatchObject({ text: 'done' })
  session.malformedResponses.own(kind)
  expect(await session.send(journal, undefined, create)).toMatchObject({ text: 'done' })
})

test('No longer attributes a malformed response to the target after a well-formed one of the same call', () => {
  const known = createMalformedResponses()
  const page = { ...answerOf(404, '<html>'), defect: 'an HTML page' as const }
  known.own(known.doubtOf(page) ?? '')
  expect(known.doubtOf(page)).toBeUndefined()
  expect(known.doubtOf(answerOf(404, {}))).toBeUndefined()
  expect(known.doubtOf(page)).toMatch('404, an HTML page')
})

test('A well-formed response to a path elsewhere says nothing about another such path', () => {
  const known = createMalformedResponses()
  const to = (path: string, body: unknown) => {
    const answer = answerOf(400, body)
    return { ...answer, exchange: { ...answer.exchange, method: 'GET', path } }
  }
  const page = { ...to('/v1/transactions?text_search=50%', '<html>'), defect: 'an HTML page' as const }
  known.own(known.doubtOf(page) ?? '')
  expect(known.doubtOf(to('/v1/transactions?text_search=%FF', {}))).toBeUndefined()
  expect(known.doubtOf(page)).toBeUndefined()
})
