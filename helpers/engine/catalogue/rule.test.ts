import { expect, test } from 'vitest'
import { catalogueOf, each, inferred, open, stated, tableOf, unreachable } from './rule.ts'

test('Keeps the derivation of an inferred rule', () => {
  expect(inferred('A text has a length.')('Limits', { 'a/one': 'A limit' })['a/one']).toEqual({
    section: 'Limits',
    statement: 'A limit',
    level: 'inferred',
    because: 'A text has a length.',
    needs: [],
  })
})

test.each([
  ['stated', stated],
  ['open', open],
])('Creates rules that are %s', (level, says) => {
  expect(says('Limits', { 'a/one': 'A limit' })).toEqual({
    'a/one': { section: 'Limits', statement: 'A limit', level, needs: [] },
  })
})

test('Keeps the needs of a rule, and the reason why no target can exercise it', () => {
  expect(stated('Limits', ['clock'], { 'a/one': 'x' })['a/one']).toMatchObject({ needs: ['clock'] })
  expect(stated('Limits', unreachable('email', 'because'), { 'a/one': 'x' })['a/one']).toMatchObject({
    needs: [],
    unreachable: { reason: 'email', because: 'because' },
  })
})

test('Creates one rule for each case, with the needs of the case', () => {
  const cases = [
    { word: 'early', name: 'a day before' },
    { word: 'late', name: 'a day later', needs: ['workspaces', 'clock'] },
  ] as const
  const rules = each(cases).inferred('It follows.')('Limits', ['workspaces'], {
    'a/*-start': '* it starts.',
    'a/*-end': 'It ends *.',
  })
  expect(Object.entries(rules).map(([id, { statement, needs }]) => [id, statement, needs])).toEqual([
    ['a/early-start', 'A day before it starts.', ['workspaces']],
    ['a/late-start', 'A day later it starts.', ['workspaces', 'clock']],
    ['a/early-end', 'It ends a day before.', ['workspaces']],
    ['a/late-end', 'It ends a day later.', ['workspaces', 'clock']],
  ])
})

test('Gives every rule its id and its area, in order', () => {
  const rules = catalogueOf({
    b: { all: stated('Limits', { 'b/two-words': 'x' }) },
    a: { all: open('Events', { 'a/one': 'y' }) },
  })
  expect([...rules.values()].map(({ id, area }) => [id, area])).toEqual([
    ['b/two-words', 'b'],
    ['a/one', 'a'],
  ])
  expect(rules.get('a/one')).toMatchObject({ level: 'open', statement: 'y' })
})

test('Records the topic of a rule, and rejects duplicate ids and ids of another area', () => {
  const table = open('Events', { 'a/one': 'y' })
  expect(catalogueOf({ a: { first: table } }).get('a/one')).toMatchObject({ area: 'a', topic: 'first' })
  expect(() => catalogueOf({ a: { first: table, second: table } })).toThrow(
    'ids are unique: a/one is in two topics, first and second',
  )
  expect(() => catalogueOf({ b: { first: table } })).toThrow('ids begin with their area: a/one is in the area b')
  expect(() => tableOf(table, table)).toThrow('ids are unique: a/one is twice in one topic')
})
