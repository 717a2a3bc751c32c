import { expect, test } from 'vitest'
import { answerOf } from '../../testing/answers.ts'
import { apiCalls, type Api, type Unauthenticated } from './api.ts'
import { responseKindOf, CALLS, idNamesOf, pathOf, type CallName } from './calls.ts'

function apiOf(arrays = async () => 'brackets' as const) {
  const sent: Unauthenticated[] = []
  const api = apiCalls(async (outgoing) => (sent.push(outgoing), answerOf(200, {})), arrays)
  return { api, sent }
}
const args = { name: 'x', metadata: { a: 'b' } }
const form = [
  ['name', 'x'],
  ['metadata[a]', 'b'],
]
const file = { filename: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array() }

const calls: [what: string, call: (api: Api) => Promise<unknown>, request: object][] = [
  ['create', (api) => api.create(args), { method: 'POST', path: '/v1/transactions', form }],
  ['create without arguments', (api) => api.create(), { method: 'POST', path: '/v1/transactions', form: [] }],
  ['update', (api) => api.update('t', args), { method: 'POST', path: '/v1/transactions/t', form }],
  ['get', (api) => api.get('t'), { method: 'GET', path: '/v1/transactions/t' }],
  ['get with an id like a path', (api) => api.get('../a?b'), { method: 'GET', path: '/v1/transactions/..%2Fa%3Fb' }],
  ['start', (api) => api.start('t'), { method: 'POST', path: '/v1/transactions/t/start' }],
  ['pause', (api) => api.pause('t'), { method: 'POST', path: '/v1/transactions/t/pause' }],
  ['cancel without a body', (api) => api.cancel('t'), { method: 'POST', path: '/v1/transactions/t/cancel' }],
  ['cancel', (api) => api.cancel('t', args), { method: 'POST', path: '/v1/transactions/t/cancel', form }],
  [
    'list',
    (api) => api.list({ state: 'draft', text_search: '^a b' }),
    { method: 'GET', path: '/v1/transactions?state=draft&text_search=%5Ea%20b' },
  ],
  ['upload', (api) => api.upload(file), { method: 'POST', path: '/v1/files', parts: [{ field: 'file', ...file }] }],
  ['addDocument', (api) => api.addDocument('t', args), { method: 'POST', path: '/v1/transactions/t/documents', form }],
  [
    'updateDocument',
    (api) => api.updateDocument('t', 'd', args),
    { method: 'POST', path: '/v1/transactions/t/documents/d', form },
  ],
  [
    'addField',
    (api) => api.addField('t', 'd', args),
    { method: 'POST', path: '/v1/transactions/t/documents/d/fields', form },
  ],
  ['addSigner', (api) => api.addSigner('t', args), { method: 'POST', path: '/v1/transactions/t/signatures', form }],
  ['addReviewer', (api) => api.addReviewer('t', args), { method: 'POST', path: '/v1/transactions/t/reviews', form }],
]
test.each(calls)('%s', async (_, call, request) => {
  const { api, sent } = apiOf(() => Promise.reject(new Error('asked how arrays are sent')))
  await call(api)
  expect(sent).toMatchObject([request])
  expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual([...Object.keys(request), 'call'].toSorted())
})

test('Sends an array in the encoding that the target accepts', async () => {
  const { api, sent } = apiOf()
  await api.create({ carbon_copies: ['a', 'b'] })
  expect(sent[0]?.form).toEqual([
    ['carbon_copies[]', 'a'],
    ['carbon_copies[]', 'b'],
  ])
})

test('Records the name of the call and the ids of its path', async () => {
  const { api, sent } = apiOf()
  await api.call('updateField', ['t', 'd', 'f'], { name: 'x' })
  expect(sent[0]?.call).toEqual({ name: 'updateField', ids: { transaction_id: 't', document_id: 'd', field_id: 'f' } })
})

test('Has 29 documented calls, each with its own method and path', () => {
  const lines = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`)
  expect(lines).toHaveLength(29)
  expect(new Set(lines).size).toBe(29)
})

test.each(Object.keys(CALLS) as CallName[])('Builds the path of %s from its ids and rejects extra ids', (name) => {
  const ids = idNamesOf(name).map((_, i) => `id/${i}`)
  expect(pathOf(name, ids)).not.toMatch(/[{}]|id\//)
  expect(() => pathOf(name, [...ids, 'one more'])).toThrow(name)
})

test('Derives the kind of response from the call, not from the path', () => {
  expect(responseKindOf({ call: { name: 'addInitials', ids: {} } })).toBe('fields')
  expect(responseKindOf({})).toBeUndefined()
})
