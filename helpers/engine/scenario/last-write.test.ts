import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { text } from '../judge/kinds.ts'
import { member, type Shape } from '../judge/shapes.ts'
import type { JsonObject } from '../values/json.ts'
import { checkAsFarOn, checkShowsWrite, lastWriteOn } from './last-write.ts'

const exchange = (method: string, path: string, body?: unknown, status = 200): Exchange => ({
  method,
  path,
  number: 1,
  side: 'api',
  headers: {},
  startedAt: 0,
  durationMs: 1,
  answer: { status, headers: {}, text: '', body },
})
const document = { id: 'd1' }
const ADDED = exchange('POST', '/v1/transactions/t%201/documents', document)

const STARTED = exchange('POST', '/v1/transactions/t%201/start', { id: 't 1' })

test.each<[what: string, later: readonly Exchange[], found: Exchange]>([
  ['the last write', [], ADDED],
  ['no write that was refused', [exchange('POST', '/v1/transactions/t%201', { id: 't 1' }, 422)], ADDED],
  ['no reading', [exchange('GET', '/v1/transactions/t%201', { id: 't 1' })], ADDED],
  ['no write on another transaction', [exchange('POST', '/v1/transactions/t2', { id: 't2' })], ADDED],
  ['a later write', [STARTED], STARTED],
])('Finds %s', (_, later, found) => {
  expect(lastWriteOn('t 1', [ADDED, ...later])).toEqual(found)
})

const written = (body: unknown) => exchange('POST', '/v1/transactions/t', body)
const deleted = (what: string) => exchange('DELETE', `/v1/transactions/t/${what}`)

const SHAPES: readonly Shape[] = [
  { of: 'transaction', members: [member('name', 'x/name', text), member('state', 'x/state', text)] },
]
const READ = { id: 't', name: 'Lease', state: 'closed', documents: [{ id: 'd1', fields: [{ id: 'f1' }] }] }

test.each<[what: string, body: JsonObject | readonly JsonObject[]]>([
  ['has the same members', { id: 't', name: 'Lease' }],
  ['shows less than a reading', { id: 't' }],
  ['was sent before participants acted', { id: 't', name: 'Lease', state: 'started' }],
  ['is a document of the transaction', { id: 'd1' }],
  ['has no id', { label: 'Lease' }],
  ['is a list of what the transaction has', [{ id: 'd1' }]],
])('Is content with a response that %s', (_, body) => {
  expect(() => checkShowsWrite(written(body), READ, SHAPES)).not.toThrow()
})

test.each<[what: string, body: JsonObject | readonly JsonObject[]]>([
  ['another value', { id: 't', name: 'Rent' }],
  ['a document that the reading lacks', { id: 'd2' }],
  ['an element that the reading lacks', [{ id: 'd1' }, { id: 'd2' }]],
])('Finds a reading older than a response with %s', (_, body) => {
  expect(() => checkShowsWrite(written(body), READ, SHAPES)).toThrow()
})

test('Finds a reading older if it lacks a member', () => {
  expect(() => checkShowsWrite(written({ id: 't', name: 'Lease' }), { id: 't' }, SHAPES)).toThrow()
})

const SEEN = [
  exchange('POST', '/v1/transactions/t/start', { id: 't', state: 'started' }),
  exchange('GET', '/v1/transactions/t', { id: 't', state: 'closed' }),
]

test.each(['closed', 'completed', 'cancelled'])('Is content with the state %s once closed was seen', (state) => {
  expect(() => checkAsFarOn('t', { state }, SEEN)).not.toThrow()
})

test.each(['draft', 'started', 'paused'])('Finds a reading older that shows %s once closed was seen', (state) => {
  expect(() => checkAsFarOn('t', { state }, SEEN)).toThrow()
})

test('Is content with any state of a transaction that was not read', () => {
  expect(() => checkAsFarOn('u', { state: 'draft' }, SEEN)).not.toThrow()
})

test('Finds a reading older if it still has what was deleted', () => {
  expect(() => checkShowsWrite(deleted('documents/d1'), READ, SHAPES)).toThrow()
  expect(() => checkShowsWrite(deleted('documents/d1/fields/f1'), READ, SHAPES)).toThrow()
  expect(() => checkShowsWrite(deleted('fields/f1'), READ, SHAPES)).toThrow()
})

test('Is content with a reading without what was deleted, whatever else has its id', () => {
  expect(() => checkShowsWrite(deleted('documents/f1'), READ, SHAPES)).not.toThrow()
  expect(() => checkShowsWrite(deleted('fields/d1'), READ, SHAPES)).not.toThrow()
})
