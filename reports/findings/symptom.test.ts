import { expect, test } from 'vitest'
import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { refusalText, symptomOf, typeOf, withoutValues } from './symptom.ts'
import { subjectOfFinding, isWithin } from './subject.ts'

const finding = (rest: Partial<Finding>): Finding => ({ message: '', ...rest })

test.each<[string, Partial<Finding>, string]>([
  [
    'a status',
    { kind: 'status', expected: 'status 401', actual: '403, permission_error, No access.' },
    'status 401 -> 403, permission_error, No access.',
  ],
  [
    'an unexpected success',
    { kind: 'refused', expected: 'a refusal (4xx)', actual: '200, stored name "x"' },
    'a refusal (4xx) -> 200',
  ],
  ['a wrong type', { kind: 'shape', expected: 'a text', actual: '{"email":"a@example.com"}' }, 'a text -> an object'],
  ['an absent member', { kind: 'equal', expected: 'true', actual: 'nothing' }, 'missing'],
  ['another value', { kind: 'equal', expected: '"a"', actual: '"b"' }, 'equal'],
  ['a changed member', { kind: 'unchanged', expected: '1', actual: '2' }, 'unchanged'],
])('the symptom of %s has no value of one run', (_, rest, symptom) => {
  expect(symptomOf(finding(rest))).toBe(symptom)
})

test('texts that differ only in made-up values become equal', () => {
  const of = (email: string, id: string) =>
    withoutValues(`one of ${email} for ${id} at "2030-01-01", 42 times, status 404`)
  expect(of('ann.d8b2f2012@example.com', 'fld_k87zfkt55jkhsxuru0o2')).toBe(
    of('ben@example.com', 'fld_a5orxqy3yghimdqq8c45'),
  )
  expect(of('a@b', 'c')).toContain('404')
})

test.each([
  ['{"a":1}', 'an object'],
  ['["a"]', 'an array'],
  ['"a"', 'a text'],
  ['-1.5', 'a number'],
  ['true', 'true'],
  ['nothing', 'nothing'],
])('the type of %s is %s', (actual, type) => {
  expect(typeOf(actual)).toBe(type)
})

test('a success has no details', () => {
  expect(refusalText('201, stored name "x"')).toBe('201')
  expect(refusalText('422, api_error, Not now.')).toBe('422, api_error, Not now.')
})

test.each<[string, Partial<Finding>, string]>([
  [
    'the documented call of a status',
    { kind: 'accepted', call: 'update', what: 'POST /v1/transactions/tra_1' },
    'update',
  ],
  [
    'a request that is not documented',
    { kind: 'status', what: 'POST /v1/transactions/tra_1/cancel with {}' },
    'POST /v1/transactions/…/cancel',
  ],
  [
    'the member, not its element',
    { kind: 'shape', what: 'instructions.signatures[3].signer in the response to GET /v1/x' },
    'instructions.signatures[].signer',
  ],
  ['a member with an ordinary name', { kind: 'equal', what: 'type of a copied or moved visa' }, 'type'],
  ['the member behind words', { kind: 'claim', what: 'number of watchers of the transaction' }, 'watchers'],
  ['a count of events', { kind: 'claim', what: 'number of events of the transaction' }, 'number of events'],
  ['a plain member of a response', { kind: 'shape', what: 'id in the response to GET /v1/transactions/tra_1' }, 'id'],
  ['the response as a whole', { kind: 'shape', what: ' in the response to POST /v1/transactions' }, 'the response'],
])('the subject is %s', (_, rest, subject) => {
  expect(subjectOfFinding(finding(rest))).toBe(subject)
})

test('a member is within itself and within what contains it', () => {
  expect(isWithin('actions[].tasks[].state', 'actions[].tasks')).toBe(true)
  expect(isWithin('actions[].tasks', 'actions[].tasks')).toBe(true)
  expect(isWithin('actions[].tasks_done', 'actions[].tasks')).toBe(false)
})
