import { expect, test } from 'vitest'
import { Violation } from '../outcome/errors.ts'
import { checkUnchanged } from './unchanged.ts'
import type { JsonObject } from '../values/json.ts'

const before: JsonObject = {
  id: 'a',
  state: 'started',
  name: 'Lease',
  private: false,
  created_at: '2024-01-01T12:00:00.5Z',
  expires_at: '2024-01-15T12:00:00Z',
  metadata: { a: '1', b: '2' },
  carbon_copies: ['a@example.com', 'b@example.com'],
  documents: [{ id: 'd1' }, { id: 'd2' }],
  participants: [{ email: 'a@example.com' }],
  actions: [{ id: 'x', state: 'open' }],
}
const draft: JsonObject = { state: 'draft', duration: 60, expires_at: '2024-01-15T12:00:00Z' }
const later = '2024-01-15T13:00:00Z'

const same: [what: string, before: JsonObject, after: JsonObject][] = [
  ['the same', before, { ...before }],
  ['in another order', before, { ...before, metadata: { b: '2', a: '1' }, documents: [{ id: 'd2' }, { id: 'd1' }] }],
  ['copies in another order', before, { ...before, carbon_copies: ['b@example.com', 'a@example.com'] }],
  ['times written in another way', before, { ...before, created_at: '2024-01-01T13:00:00+01:00' }],
  ['with other progress and unknown members', before, { ...before, progress_value: 50, other: 1 }],
  ['null where nothing was', before, { ...before, language: null, watchers: null, cancel_reason: '' }],
  ['nothing where null was', { state: 'draft', name: null, metadata: null, documents: [] }, { state: 'draft' }],
  ['an empty list for an empty object', { metadata: {} }, { metadata: [] }],
  ['with actions that time has opened', before, { ...before, actions: [{ id: 'x', state: 'waiting' }] }],
  ['the computed expiry of a draft', draft, { ...draft, expires_at: later }],
]
test.each(same)('%s is unchanged', (_, was, is) => {
  expect(() => checkUnchanged(was, is)).not.toThrow()
})

const changed: [member: string, before: JsonObject, change: JsonObject][] = [
  ['name', before, { name: 'Flat' }],
  ['name', before, { name: null }],
  ['language', before, { language: 'en' }],
  ['private', before, { private: true }],
  ['state', before, { state: 'cancelled' }],
  ['cancel_code', before, { cancel_code: 'other_reason' }],
  ['closed_at', before, { closed_at: later }],
  ['expires_at', before, { expires_at: later }],
  ['expires_at', { ...draft, duration: null }, { expires_at: later }],
  ['duration', draft, { duration: 61 }],
  ['metadata', before, { metadata: { a: '1' } }],
  ['metadata', before, { metadata: { a: '1', b: '3' } }],
  ['metadata', draft, { metadata: { a: '1' } }],
  ['carbon_copies', before, { carbon_copies: ['a@example.com'] }],
  ['carbon_copies', draft, { carbon_copies: ['a@example.com'] }],
  ['documents[].id', before, { documents: [{ id: 'd1' }] }],
  ['documents[].id', before, { documents: [{ id: 'd1' }, { id: 'd2' }, { id: 'd3' }] }],
  ['participants[].email', before, { participants: [{ email: 'b@example.com' }] }],
  ['watchers[].email', before, { watchers: [{ email: 'c@example.com' }] }],
]
test.each(changed)('%s has changed', (member, was, change) => {
  expect(() => checkUnchanged(was, { ...was, ...change })).toThrow(Violation)
  expect(() => checkUnchanged(was, { ...was, ...change })).toThrow(`${member} after the refused request: expected `)
})
