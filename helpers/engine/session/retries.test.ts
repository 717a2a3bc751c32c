import { expect, test } from 'vitest'
import { createRetries, retriesTogether } from './retries.ts'

test('Counts retries and stops at the limit', () => {
  const retries = createRetries()
  retries.expect(10)
  expect(retries.counts).toBeUndefined()
  const taken = Array.from({ length: 100 }, (_, i) => retries.take(i % 2 === 0 ? 'a' : 'b'))
  expect(taken.filter(Boolean)).toHaveLength(70)
  expect(retries.counts).toEqual({ scenarios: 2, tries: 70, most: 70, mostMs: 0 })
})

test('Raises the limits with the number of scenarios and with each final round', () => {
  const retries = createRetries()
  for (const scenarios of [1, 100]) retries.expect(scenarios)
  for (const ms of [5_000, 6_000]) retries.within(ms)
  retries.take('a')
  expect(retries.counts).toEqual({ scenarios: 1, tries: 1, most: 252, mostMs: 11_000 })
})

test('Adds up the retries of the parts of a run, and omits parts without any', () => {
  const part = { scenarios: 1, tries: 2, most: 52, mostMs: 5_000 }
  expect(retriesTogether([part, undefined, part])).toEqual({ scenarios: 2, tries: 4, most: 104, mostMs: 10_000 })
  expect(retriesTogether([undefined])).toBeUndefined()
})
