import { expect, test } from 'vitest'
import { catalogueOf, inferred, open, stated } from './rule.ts'

test.each([
  ['stated', stated],
  ['inferred', inferred],
  ['open', open],
])('a rule that is %s', (level, entry) => {
  expect(entry('Limits', 'A limit')).toEqual({ section: 'Limits', statement: 'A limit', level, needs: [] })
})

test('a rule with needs, and one that no target can exercise', () => {
  expect(stated('Limits', 'x', { needs: ['clock'] })).toMatchObject({ needs: ['clock'] })
  expect(stated('Limits', 'x', { unreachable: ['email', 'because'] })).toMatchObject({
    unreachable: { reason: 'email', because: 'because' },
  })
})

test('the catalogue gives every rule its id and its area, in order', () => {
  const rules = catalogueOf({ sample: { all: { 'b/two-words': stated('Limits', 'x'), 'a/one': open('Events', 'y') } } })
  expect([...rules.values()].map(({ id, area }) => [id, area])).toEqual([
    ['b/two-words', 'b'],
    ['a/one', 'a'],
  ])
  expect(rules.get('a/one')).toMatchObject({ level: 'open', statement: 'y' })
})

test('the catalogue knows the topic of a rule, and takes no id twice', () => {
  const table = { 'a/one': open('Events', 'y') }
  expect(catalogueOf({ a: { first: table } }).get('a/one')).toMatchObject({ area: 'a', topic: 'first' })
  expect(() => catalogueOf({ a: { first: table, second: table } })).toThrow('a/one is in two topics, first and second')
})
