import { expect, test } from 'vitest'
import type { Answer } from '../http/exchange.ts'
import { check } from '../judge/check.ts'
import { Violation } from '../outcome/errors.ts'
import type { Body } from '../scenario/scenario.ts'
import { nextTurn } from '../values/turn.ts'
import { ran } from '../../testing/tiny-run.ts'
import { judgedIn, type SeenAnswer } from './judged.ts'

const IDS = ['tra_first', 'tra_second']
const BODIES = [
  {
    id: 'tra_1',
    state: 'draft',
    updatable: false,
    metadata: { purpose: 'lease' },
    signers: [{ email: 'A@example.com' }],
  },
  { id: 'tra_2', state: 'ongoing', updatable: true, metadata: { purpose: 'lease' }, signers: [] },
  { type: 'invalid_request_error', error: 'draft' },
]
const seen: SeenAnswer[] = BODIES.map((body, i) => ({
  answer: { status: 200, headers: {}, text: '', body, exchange: { number: i + 1 } } as Answer,
  turn: nextTurn(),
}))
const [first, second] = BODIES

test.each<[why: string, judged: number, assertion: () => void]>([
  ['an object is found by itself', 1, () => check.equal('metadata', first?.metadata, {})],
  ['an equal object is found in the latest response', 2, () => check.equal('metadata', { purpose: 'lease' }, {})],
  ['an element is found by itself', 1, () => check.that('it', false, 'none', first?.signers?.[0])],
  ['a long text is found under any name', 3, () => check.equal('code', 'invalid_request_error', 'x')],
  ['a short text is found under its name', 1, () => check.equal('state of the transaction', first?.state, 'x')],
  ['a flag is found under its name', 1, () => check.equal('updatable', first?.updatable, true)],
  ['a flag without its name belongs to the last response', 3, () => check.equal('it', second?.updatable, false)],
  ['a list that was put together is found by its texts', 1, () => check.sameSet('emails', ['a@example.com'], IDS)],
  ['an absent value belongs to the last response', 3, () => check.present('name', undefined)],
  ['an unknown value belongs to the last response', 3, () => check.equal('name', 'another name', 'x')],
])('%s', (_, judged, assertion) => {
  expect(judgedIn(seen, violationOf(assertion))).toBe(judged)
})

test('Responses that arrived after the assertion failed are not judged by it', () => {
  const early = violationOf(() => check.present('name', undefined))
  const later = { answer: { ...seen[0]!.answer, exchange: { number: 4 } as Answer['exchange'] }, turn: nextTurn() }
  expect(judgedIn([...seen, later], early)).toBe(3)
})

function violationOf(assertion: () => void): Violation {
  try {
    assertion()
  } catch (error) {
    if (error instanceof Violation) return error
  }
  throw new Error('the assertion holds')
}

test('A finding shows the response with the judged value, not the last one', async () => {
  const readsTwice: Body = async ({ api, check: { equal } }) => {
    const { body } = await api.get('one')
    await api.get('two')
    equal('name', (body as { name: string }).name, 'name of nobody')
  }
  const { record } = await ran(readsTwice, {
    answer: ({ line }) => [200, { name: `name of ${line.split('/').at(-1)}` }],
  })
  expect(record.finding).toMatchObject({ actual: '"name of one"', judged: 1 })
  expect(record.finding?.replay).toContain('/transactions/one')
})

test('A finding shows the response that was judged if the scenario continues after its assertion failed', async () => {
  const continues: Body = async ({ api, check: { present } }) => {
    try {
      present('name', (await api.get('one')).body)
      present('name', undefined)
    } finally {
      await api.get('two')
    }
  }
  const { record } = await ran(continues, { answer: () => [200, { other: 1 }] })
  expect(record.finding).toMatchObject({ what: 'name', judged: 1 })
})
