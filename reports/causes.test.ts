import { expect, test } from 'vitest'
import { areasText, causesOf, verdictText, violatedOf } from './causes.ts'
import { broken, sampleOutcome, sampleRecord, violation } from './samples/outcome.ts'
import { CAUSES, veryBrokenOutcome } from './samples/very-broken.ts'

const causesIn = (...records: Parameters<typeof sampleOutcome>[0]) =>
  causesOf(sampleOutcome(records).results).map((cause) => [
    cause.rule,
    verdictText(cause),
    ...cause.dependents.map(({ rule }) => rule.id),
  ])
const because = (rule: string, cause: string) => sampleRecord(rule, broken('no response', cause))

test('the cause that most rules depend on comes first, also among the violated rules', () => {
  const { results } = veryBrokenOutcome(2)
  expect(causesOf(results).map(({ rule, dependents }) => [rule, dependents.length])).toEqual(Object.entries(CAUSES))
  expect(violatedOf(results).map(({ dependents }) => dependents.length)).toEqual([97, 26, 1, 0, 0, 0])
})

test('a rule in a chain of dependent rules depends on the last one', () => {
  const violated = sampleRecord('metadata/omitted-keeps', violation())
  const chain = [because('metadata/key-length', 'metadata/value-length')]
  expect(causesIn(violated, ...chain, because('metadata/value-length', 'metadata/omitted-keeps'))).toEqual([
    ['metadata/omitted-keeps', 'violated', 'metadata/key-length', 'metadata/value-length'],
  ])
})

test('rules that depend on each other, or on an unknown rule, are still listed', () => {
  const circle = [
    because('metadata/key-length', 'metadata/value-length'),
    because('metadata/value-length', 'metadata/key-length'),
  ]
  expect(causesIn(...circle).map(([rule, fate]) => [rule, fate])).toEqual([
    ['metadata/value-length', 'also inconclusive'],
    ['metadata/key-length', 'also inconclusive'],
  ])
  expect(causesIn(because('metadata/key-length', 'errors/json'))).toEqual([
    ['errors/json', 'not a rule of the catalogue', 'metadata/key-length'],
  ])
  expect(causesIn(because('metadata/key-length', 'lifecycle/expires'))[0]?.[1]).toBe('not judged in this run')
})

test('only inconclusive rules depend on other rules', () => {
  const record = { ...violation(), finding: { message: 'wrong', cause: 'errors/json' } }
  expect(causesIn(sampleRecord('metadata/key-length', record))).toEqual([])
})

test('areas are counted and sorted by size, the largest first', () => {
  const { results } = sampleOutcome([])
  expect(areasText(results)).toBe('metadata 4, lifecycle 3')
})
