import { expect, test } from 'vitest'
import { Violation } from '../outcome/errors.ts'
import { dateTime, integer, object, objects, text, texts, textValues, boolean } from './kinds.ts'
import { watched, type Shape } from './shapes.ts'
import { checkUnchanged } from './unchanged.ts'
import type { JsonObject } from '../values/json.ts'

const transactions: Shape = {
  of: 'transaction',
  members: [
    ...['state', 'name', 'language', 'cancel_code', 'cancel_reason'].map((path) => watched(path, text)),
    ...['created_at', 'closed_at', 'expires_at'].map((path) => watched(path, dateTime)),
    watched('private', boolean),
    watched('duration', integer),
    watched('progress_value', integer),
    watched('metadata', object),
    watched('metadata', textValues),
    watched('carbon_copies', texts),
    ...['documents', 'participants', 'watchers', 'actions', 'instructions.signatures'].map((path) =>
      watched(path, objects),
    ),
    watched('instructions.signatures[].signer', text),
  ],
}
const documents: Shape = {
  of: 'document',
  members: [watched('name', text), watched('updatable', boolean), watched('fields', objects)],
}
const fields: Shape = { of: 'field', members: [watched('value', text), watched('consents', texts)] }
const compare = (was: JsonObject, is: JsonObject) => checkUnchanged(was, is, [transactions, documents, fields])

const signatures = (...signers: string[]) => signers.map((signer, i) => ({ signer, field: `f${i + 1}` }))
const before: JsonObject = {
  id: 'a',
  state: 'started',
  name: 'Lease',
  private: false,
  created_at: '2024-01-01T12:00:00.5Z',
  expires_at: '2024-01-15T12:00:00Z',
  metadata: { a: '1', b: '2' },
  carbon_copies: ['a@example.com', 'b@example.com'],
  documents: [
    { id: 'd1', name: 'Lease', updatable: true, fields: [{ id: 'f1', value: 'x', consents: ['a', 'b'] }] },
    { id: 'd2', fields: [{ id: 'f1', value: 'y' }, { id: 'f2' }] },
  ],
  instructions: { signatures: signatures('s', 't') },
  participants: [{ email: 'a@example.com' }],
  actions: [{ id: 'x', state: 'open' }],
}
const list = (name: string) => before[name] as JsonObject[]
const [first = {}, second = {}] = list('documents')
const draft: JsonObject = { state: 'draft', duration: 60, expires_at: '2024-01-15T12:00:00Z' }
const task = (field: string, more: JsonObject = {}) => ({ type: 'signature', field, ...more })
const acting = (...tasks: JsonObject[]): JsonObject => ({ state: 'draft', actions: [{ id: 'x', actor: 's', tasks }] })
const later = '2024-01-15T13:00:00Z'

const same: [what: string, before: JsonObject, after: JsonObject][] = [
  ['an equal transaction', before, { ...before }],
  ['a flag that is false and then absent', before, { ...before, private: undefined }],
  ['another order', before, { ...before, metadata: { b: '2', a: '1' }, documents: list('documents').toReversed() }],
  ['carbon copies in another order', before, { ...before, carbon_copies: ['b@example.com', 'a@example.com'] }],
  ['times in another format', before, { ...before, created_at: '2024-01-01T13:00:00+01:00' }],
  ['other progress and unknown members', before, { ...before, progress_value: 50, other: 1 }],
  ['null for an absent member', before, { ...before, language: null, watchers: null, cancel_reason: '' }],
  [
    'fields in another order',
    before,
    { ...before, documents: [first, { id: 'd2', fields: [{ id: 'f2' }, { id: 'f1', value: 'y' }] }] },
  ],
  [
    'unknown members of instructions',
    before,
    {
      ...before,
      instructions: { signatures: signatures('s', 't').map((one) => ({ read_at: 1, ...one })) },
    },
  ],
  ['another value of `updatable`', before, { ...before, documents: [{ ...first, updatable: false }, second] }],
  [
    'instructions in another order',
    before,
    {
      ...before,
      instructions: {
        signatures: [
          { signer: 't', field: 'f2' },
          { signer: 's', field: 'f1' },
        ],
      },
    },
  ],
  ['an absent member for null', { state: 'draft', name: null, metadata: null, documents: [] }, { state: 'draft' }],
  ['an empty list for an empty object', { metadata: {} }, { metadata: [] }],
  ['actions that opened over time', before, { ...before, actions: [{ id: 'x', state: 'waiting' }] }],
  [
    'actions with other ids and states, and tasks in another order',
    acting(task('f1', { state: 'todo' }), task('f2')),
    { state: 'draft', actions: [{ id: 'y', actor: 'S', tasks: [task('f2'), task('f1', { state: 'skipped' })] }] },
  ],
  ['tasks that appear with a delay', acting(), acting(task('f1'))],
  ['tasks of a started transaction', { ...acting(task('f1')), state: 'started' }, { ...acting(), state: 'started' }],
  ['the computed expiry of a draft', draft, { ...draft, expires_at: later }],
]
test.each(same)('Finds no change in %s', (_, was, is) => {
  expect(() => compare(was, is)).not.toThrow()
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
  ['documents', before, { documents: [first] }],
  ['documents', before, { documents: [first, second, { id: 'd3' }] }],
  ['documents[d1].name', before, { documents: [{ ...first, name: 'Flat' }, second] }],
  [
    'documents[d2].fields[f1].value',
    before,
    { documents: [first, { id: 'd2', fields: [{ id: 'f1', value: 'x' }, { id: 'f2' }] }] },
  ],
  ['documents[d2].fields', before, { documents: [first, { id: 'd2', fields: [{ id: 'f1', value: 'y' }] }] }],
  [
    'instructions.signatures',
    before,
    {
      instructions: {
        signatures: [
          { signer: 's', field: 'f2' },
          { signer: 't', field: 'f2' },
        ],
      },
    },
  ],
  ['instructions.signatures[f1].signer', before, { instructions: { signatures: signatures('t', 's') } }],
  ['actions[].tasks[]', acting(task('f1'), task('f2')), acting(task('f1'))],
  ['actions[].tasks[]', acting(task('f1')), { actions: [] }],
  ['actions[].tasks[]', acting(task('f1')), acting(task('f1', { type: 'review' }))],
  ['actions[].tasks[]', acting(task('f1')), { actions: [{ actor: 't', tasks: [task('f1')] }] }],
  ['participants', before, { participants: [{ email: 'b@example.com' }] }],
  ['watchers', before, { watchers: [{ email: 'c@example.com' }] }],
]
test.each(changed)('Finds a change of %s', (member, was, change) => {
  expect(() => compare(was, { ...was, ...change })).toThrow(Violation)
  expect(() => compare(was, { ...was, ...change })).toThrow(`${member} after the refused request: expected `)
})

test.each([
  ['a listed member', { but: ['name'] }, { name: 'Flat' }],
  ['the content of a listed member', { but: ['documents'] }, { documents: [first] }],
  [
    'the content of elements of a listed member',
    { but: ['documents[].fields'] },
    { documents: [{ ...first, fields: [] }, second] },
  ],
  ['the tasks of each actor', { but: ['actions'] }, { actions: [] }],
  ['a member that is no longer shown', { whereBothShow: true }, { name: null, documents: undefined, participants: [] }],
])('Ignores %s', (_, leeway, change) => {
  expect(() =>
    checkUnchanged(before, { ...before, ...change }, [transactions, documents, fields], 'later', leeway),
  ).not.toThrow()
})

test.each([
  ['a member with the same beginning', { but: ['carbon'] }, { carbon_copies: ['a@example.com'] }],
  ['the list whose elements have an ignored member', { but: ['documents[].fields'] }, { documents: [first] }],
  ['a member that is shown both times', { whereBothShow: true }, { name: 'Flat' }],
])('Does not ignore %s', (_, leeway, change) => {
  const was = { ...before, carbon_copies: ['b@example.com'] }
  expect(() => checkUnchanged(was, { ...was, ...change }, [transactions, documents, fields], 'later', leeway)).toThrow(
    / later: expected /,
  )
})
