import { expect, test } from 'vitest'
import { answerOf } from '../../testing/answers.ts'
import {
  causesOfRefusal,
  contentIn,
  formRulesOf,
  isErrorWithSuccess,
  isWrapped,
  jsonRulesOf,
  unwrapped,
  unwrappedList,
} from './basics.ts'

const error = { type: 'invalid_request_error', error_description: 'name is too long' }

test.each([
  [200, error, true],
  [200, { error_description: 'No.' }, true],
  [422, error, false],
  [200, { id: 'a', error: 'x' }, false],
  [200, { object: 'transaction', type: 'x' }, false],
  [200, { error: null }, false],
  [200, [], false],
  [200, { type: 'list', has_more: false, content: [] }, false],
  [200, { type: 'api_error', content: 'none' }, true],
])('Recognizes %i with %j as an error with a success: %s', (status, body, expected) => {
  expect(isErrorWithSuccess(answerOf(status, body))).toBe(expected)
})

test.each([
  [{ data: { object: 'transaction', id: 'a' } }, true],
  [{ transaction: { id: 'a', state: 'draft', created_at: 'now' }, meta: {} }, true],
  [[{ object: 'transaction' }], true],
  [{ id: 'a', creator: { id: 'b', object: 'x' } }, false],
  [{ issuing_entity: { id: 'b' } }, false],
  [{ id: 'a', owner: { id: 'b', state: 'active', created_at: 'now' } }, false],
  [{ object: 'events-report', owner: { id: 'b', state: 'active', created_at: 'now' } }, false],
  [{ id: 'a', data: { object: 'transaction', id: 'b' } }, true],
  [{}, false],
])('Recognizes %j as a wrapped transaction: %s', (body, expected) => {
  expect(isWrapped(body)).toBe(expected)
})

const INNER = { object: 'transaction', id: 't' }

test.each([
  ['addDocument', { id: 'd', transaction: INNER }],
  ['summary', { object: 'events-report', latest: INNER }],
])('Takes the response to %s as it is, although an undocumented member has a transaction', (name, body) => {
  const { exchange, ...answer } = answerOf(200, body)
  expect(contentIn({ ...answer, exchange: { ...exchange, call: { name, ids: {} } } })).toBe(body)
  expect(contentIn({ ...answer, exchange: { ...exchange, call: { name: 'update', ids: {} } } })).toBe(INNER)
})

test('Names the JSON rule of a response after its call', () => {
  const call = { name: 'addDocument', ids: {} }
  expect(jsonRulesOf({ call })).toEqual(['conventions/json-add-document', 'conventions/json-create'])
})

const LIST = { content: [{ id: 'a' }], has_more: false }
const REPORT = { tenant_id: 'a', seals: 0 }
test.each([
  ['a list', unwrappedList, LIST],
  ['a report', unwrapped, REPORT],
])('Finds %s with and without a wrapper', (_, within, body) => {
  expect(within(body)).toBe(body)
  expect(within({ data: body })).toBe(body)
  expect(within({ data: body, page: 1 })).toEqual({ data: body, page: 1 })
})

test.each([
  ['a value that the response has changed', 200, { name: 'Rent &amp; Sons' }, true],
  ['a value that a refusal may have misread', 422, { error_description: 'Rent & Sons' }, true],
  ['no value that the response contains', 200, { documents: [{ name: 'Rent & Sons' }] }, false],
])('Blames the encoding of %s', (_, status, body, isBlamed) => {
  const call = { name: 'addDocument', ids: {} }
  const form = [
    ['document', 'fil:1'],
    ['name', 'Rent & Sons'],
  ] as const
  const rules = formRulesOf([{ side: 'api', call, form, answer: answerOf(status, body) }])
  expect(rules.includes('conventions/form-percent-add-document')).toBe(isBlamed)
})

test('Blames no encoding if an accepted request names something with special characters', () => {
  const call = { name: 'addDocument', ids: {} }
  const answer = answerOf(200, { id: 'doc:1' })
  const rules = formRulesOf([{ side: 'api', call, form: [['document', 'fil:1']], answer }])
  expect(rules).not.toContain('conventions/form-percent-add-document')
})

test.each([
  ['bearer', 401, ['authentication/bearer-accepted']],
  ['basic', 401, ['authentication/basic-accepted']],
  ['bearer', 422, []],
] as const)('Blames a form of the key, %s, for a refusal with %i', (scheme, status, blamed) => {
  const answer = answerOf(status)
  const exchange = { ...answer.exchange, auth: { scheme, secret: 'key' } }
  const causes = causesOfRefusal({ ...answer, exchange })
  expect(causes.filter((rule) => rule.startsWith('authentication/'))).toEqual(blamed)
})
