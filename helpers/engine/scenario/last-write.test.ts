import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { text } from '../judge/kinds.ts'
import { member, type Shape } from '../judge/shapes.ts'
import type { JsonObject } from '../values/json.ts'
import { checkShowsWrite, lastWriteOn } from './last-write.ts'

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

test.each<[what: string, later: readonly Exchange[], found: unknown]>([
  ['the response to the last write', [], document],
  ['no write that was refused', [exchange('POST', '/v1/transactions/t%201', { id: 't 1' }, 422)], document],
  ['no reading', [exchange('GET', '/v1/transactions/t%201', { id: 't 1' })], document],
  ['no write on another transaction', [exchange('POST', '/v1/transactions/t2', { id: 't2' })], document],
  ['nothing after a deletion', [exchange('DELETE', '/v1/transactions/t%201/documents/d1')], undefined],
  ['a later write', [exchange('POST', '/v1/transactions/t%201/start', { id: 't 1' })], { id: 't 1' }],
])('Finds %s', (_, later, found) => {
  expect(lastWriteOn('t 1', [ADDED, ...later])).toEqual(found)
})

const SHAPES: readonly Shape[] = [
  { of: 'transaction', members: [member('name', 'x/name', text), member('state', 'x/state', text)] },
]
const READ = { id: 't', name: 'Lease', state: 'closed', documents: [{ id: 'd1' }] }

test.each<[what: string, written: JsonObject]>([
  ['has the same members', { id: 't', name: 'Lease' }],
  ['shows less than a reading', { id: 't' }],
  ['was sent before participants acted', { id: 't', name: 'Lease', state: 'started' }],
  ['is a document of the transaction', { id: 'd1' }],
  ['has no id', { label: 'Lease' }],
])('Is content with a response that %s', (_, written) => {
  expect(() => checkShowsWrite(written, READ, SHAPES)).not.toThrow()
})

test.each<[what: string, written: JsonObject]>([
  ['another value', { id: 't', name: 'Rent' }],
  ['a document that the reading lacks', { id: 'd2' }],
])('Finds a reading older than a response with %s', (_, written) => {
  expect(() => checkShowsWrite(written, READ, SHAPES)).toThrow()
})

test('Finds a reading older if it lacks a member', () => {
  expect(() => checkShowsWrite({ id: 't', name: 'Lease' }, { id: 't' }, SHAPES)).toThrow()
})
