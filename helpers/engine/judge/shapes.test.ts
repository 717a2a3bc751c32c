import { expect, test } from 'vitest'
import type { CallName } from '../api/calls.ts'
import { answerOf } from '../../testing/answers.ts'
import { oneOf, text, texts } from './kinds.ts'
import { member, membersWithin, sightingsIn, watched, type Shape } from './shapes.ts'

const transactions: Shape = {
  of: 'transaction',
  members: [
    member('name', 'x/name', text),
    member('copies', 'x/copies', texts),
    member('people[].side', 'x/side', oneOf(['left', 'right'])),
    watched('unjudged', text),
  ],
}
const fields: Shape = { of: 'field', members: [member('type', 'x/field-type', text)] }

const answered = (call: CallName, body: unknown, status = 200) => {
  const answer = answerOf(status, body)
  return { ...answer, exchange: { ...answer.exchange, call: { name: call, ids: {} } } }
}
const look = (body: unknown, status = 200) => {
  const { seen, breaches } = sightingsIn(answered('create', body, status), [transactions])
  return { seen: [...seen], breaches: breaches.map(({ rule }) => rule) }
}

const nothing = { seen: [], breaches: [] }
const cases: [what: string, body: unknown, sightings: { seen: string[]; breaches: string[] }][] = [
  ['an absent member', {}, nothing],
  ['a null', { name: null, copies: null }, nothing],
  ['unknown members', { other: 1 }, nothing],
  ['a member without a rule', { unjudged: 1 }, nothing],
  ['a text instead of an object', 'text', nothing],
  ['no body', undefined, nothing],
  ['content', { name: 'x', copies: ['y'] }, { seen: ['x/name', 'x/copies'], breaches: [] }],
  ['falsy content', { name: 0 }, { seen: ['x/name'], breaches: ['x/name'] }],
  ['empty members, which prove nothing', { name: '', copies: [] }, nothing],
  ['a wrong type', { name: 1, copies: 'y' }, { seen: ['x/name', 'x/copies'], breaches: ['x/name', 'x/copies'] }],
  [
    'elements with one wrong member',
    { people: [{ side: 'left' }, { side: 'up' }] },
    { seen: ['x/side'], breaches: ['x/side'] },
  ],
  ['elements without the member', { people: [{}, null] }, nothing],
]
test.each(cases)('Judges the members of a response with %s', (_, body, sightings) => {
  expect(look(body)).toEqual(sightings)
})

test('Judges an object as a whole by the empty path', () => {
  const whole: Shape = {
    of: 'transaction',
    members: [member('', 'x/few', { ...text, isFitting: (one) => Object.keys(one as object).length < 2 })],
  }
  const seenIn = (body: unknown) => sightingsIn(answered('create', body), [whole])
  expect(seenIn({ name: 'x' })).toMatchObject({ seen: new Set(['x/few']), breaches: [] })
  expect(seenIn({ name: 'x', id: 'y' })).toMatchObject({ breaches: [{ rule: 'x/few' }] })
})

test('Judges only successful responses to documented calls', () => {
  expect(look({ name: 1 }, 404)).toEqual(nothing)
  expect(sightingsIn(answerOf(200, { name: 1 }), [transactions]).breaches).toEqual([])
})

test('Reports the place of a breach, and the expected and actual value', () => {
  const answer = answered('create', { people: [{ side: 'left' }, { side: 'up' }] })
  expect(sightingsIn(answer, [transactions]).breaches).toEqual([
    {
      rule: 'x/side',
      path: 'people[].side',
      what: 'people[1].side in the response to POST /x',
      expected: 'one of left, right',
      actual: '"up"',
    },
  ])
})

test.each<[CallName, unknown, string[]]>([
  ['addField', { type: 1 }, ['type']],
  ['addInitials', [{ type: 1 }, { type: 'x' }, { type: 2 }], ['[0].type', '[2].type']],
  ['updateDocument', { fields: [{ type: 1 }] }, ['fields[0].type']],
  ['addSigner', { documents: [{ fields: [{ type: 1 }] }] }, ['documents[0].fields[0].type']],
  ['list', { content: [{ type: 1 }] }, []],
])('Finds fields in the response to %s', (call, body, places) => {
  const { breaches } = sightingsIn(answered(call, body), [fields])
  expect(breaches.map(({ what }) => what.split(' ')[0])).toEqual(places)
})

test('Judges error objects only in refusals by the service itself', () => {
  const errors: Shape = { of: 'error', members: [member('type', 'x/type', text)] }
  expect(sightingsIn(answered('create', { type: 1 }, 422), [errors]).breaches).toHaveLength(1)
  expect(sightingsIn(answered('create', { type: 1 }, 429), [errors]).breaches).toEqual([])
  expect(sightingsIn(answerOf(422, { type: 1 }), [errors]).breaches).toEqual([])
})

test('Lists the members of a transaction and of the objects within it', () => {
  expect(membersWithin('transaction', [transactions, fields]).map(({ path }) => path)).toEqual([
    'name',
    'copies',
    'people[].side',
    'unjudged',
    'documents[].fields[].type',
  ])
})
