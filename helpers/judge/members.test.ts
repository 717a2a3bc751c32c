import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerOf } from '../testing/answers.ts'
import { sightingsIn, type ResponseShape } from './members.ts'
import { isAbsent, objectsIn } from '../values/json.ts'

const shape: ResponseShape = {
  objectsOf: ({ status, body }) => (status === 200 ? [body] : []),
  members: [
    { rule: 'x/name', path: 'name', schema: z.string(), is: 'a text' },
    { rule: 'x/copies', path: 'copies', schema: z.custom(isAbsent).or(z.array(z.string())), is: 'an array of texts' },
    { rule: 'x/email', path: 'people[].email', schema: z.email(), is: 'an email' },
  ],
}
const look = (body: unknown, status = 200) => {
  const { seen, breaches } = sightingsIn(answerOf(status, body), [shape])
  return { seen: [...seen], breaches: breaches.map(({ rule }) => rule) }
}

const nothing = { seen: [], breaches: [] }
const cases: [what: string, body: unknown, sightings: { seen: string[]; breaches: string[] }][] = [
  ['an absent member', {}, nothing],
  ['a null', { name: null, copies: null }, nothing],
  ['unknown members', { other: 1 }, nothing],
  ['no object', 'text', nothing],
  ['no body', undefined, nothing],
  ['content', { name: 'x', copies: ['y'] }, { seen: ['x/name', 'x/copies'], breaches: [] }],
  ['content that is falsy', { name: 0 }, { seen: ['x/name'], breaches: ['x/name'] }],
  ['nothing in it, which proves nothing', { name: '', copies: [] }, nothing],
  ['a wrong type', { name: 1, copies: 'y' }, { seen: ['x/name', 'x/copies'], breaches: ['x/name', 'x/copies'] }],
  [
    'elements, one of them wrong',
    { people: [{ email: 'a@b.fr' }, { email: 'c' }] },
    { seen: ['x/email'], breaches: ['x/email'] },
  ],
  ['elements without the member', { people: [{}, null] }, nothing],
]
test.each(cases)('an answer with %s', (_, body, sightings) => {
  expect(look(body)).toEqual(sightings)
})

test('an answer of another kind is not looked at', () => {
  expect(look({ name: 1 }, 404)).toEqual(nothing)
})

test('a breach tells where, and expected and actual', () => {
  const answer = answerOf(200, { people: [{ email: 'a@b.fr' }, { email: 'c' }] })
  expect(sightingsIn(answer, [shape]).breaches).toEqual([
    {
      rule: 'x/email',
      message: 'people[1].email in the answer to POST /x: expected an email, got "c"',
      expected: 'an email',
      actual: '"c"',
    },
  ])
})

test('every object of the answer and every shape is looked at', () => {
  const items: ResponseShape = { ...shape, objectsOf: ({ body }) => objectsIn(body, 'content') }
  const { breaches } = sightingsIn(answerOf(200, { name: 1, content: [{ name: 2 }, { name: 'x' }] }), [shape, items])
  expect(breaches.map(({ actual }) => actual)).toEqual(['1', '2'])
})
