import { expect, test } from 'vitest'
import { fallsTo, shardIn } from './shard.ts'

test.each([
  ['1/1', { index: 1, of: 1 }],
  ['3/12', { index: 3, of: 12 }],
  ['0/3', undefined],
  ['4/3', undefined],
  ['1/0', undefined],
  ['1', undefined],
  ['1/x', undefined],
  ['1/3/2', undefined],
  ['-1/3', undefined],
  ['1/5000', undefined],
])('%s', (text, shard) => {
  expect(shardIn(text)).toEqual(shard)
})

const keys = Array.from({ length: 3000 }, (_, n) => `area/rule-${n} is accepted as documented`)
const partsOf = (of: number, all: readonly string[]) =>
  Array.from({ length: of }, (_, i) => all.filter((key) => fallsTo(key, { index: i + 1, of })))

test('Assigns each scenario to one part, in parts of similar size', () => {
  const parts = partsOf(3, keys)
  expect(parts.flat().toSorted()).toEqual(keys.toSorted())
  for (const part of parts) expect(Math.abs(part.length - 1000)).toBeLessThan(100)
})

test('Assigns a scenario independently of the other scenarios and their order', () => {
  const [first] = partsOf(3, keys)
  const [some] = partsOf(
    3,
    keys.toReversed().filter((_, i) => i % 2 === 0),
  )
  expect(first).toEqual(expect.arrayContaining(some ?? []))
  expect(fallsTo('metadata/key-at-limit-create holds it', { index: 1, of: 3 })).toBe(
    fallsTo('metadata/key-at-limit-create holds it', { index: 1, of: 3 }),
  )
})
