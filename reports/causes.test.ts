import { expect, test } from 'vitest'
import { areasText, causesOf, fateOf, violatedOf } from './causes.ts'
import { broken, sampleOutcome, sampleRecord, violation } from './samples/outcome.ts'
import { CAUSES, veryBrokenOutcome } from './samples/very-broken.ts'

const told = (...records: Parameters<typeof sampleOutcome>[0]) =>
  causesOf(sampleOutcome(records).results).map((cause) => [
    cause.rule,
    fateOf(cause),
    ...cause.hanging.map(({ rule }) => rule.id),
  ])
const because = (rule: string, cause: string) => sampleRecord(rule, broken('no answer', cause))

test('the cause that most rules hang on comes first, and so it does among the violated rules', () => {
  const { results } = veryBrokenOutcome(2)
  expect(causesOf(results).map(({ rule, hanging }) => [rule, hanging.length])).toEqual(Object.entries(CAUSES))
  expect(violatedOf(results).map(({ hanging }) => hanging.length)).toEqual([97, 26, 1, 0, 0, 0])
})

test('a rule that hangs on one that hangs itself hangs on the last of them', () => {
  const violated = sampleRecord('metadata/omitted-keeps', violation())
  const chain = [because('metadata/key-length', 'metadata/value-length')]
  expect(told(violated, ...chain, because('metadata/value-length', 'metadata/omitted-keeps'))).toEqual([
    ['metadata/omitted-keeps', 'violated', 'metadata/key-length', 'metadata/value-length'],
  ])
})

test('rules that hang on each other, or on none that is known, are told all the same', () => {
  const circle = [
    because('metadata/key-length', 'metadata/value-length'),
    because('metadata/value-length', 'metadata/key-length'),
  ]
  expect(told(...circle).map(([rule, fate]) => [rule, fate])).toEqual([
    ['metadata/value-length', 'inconclusive itself'],
    ['metadata/key-length', 'inconclusive itself'],
  ])
  expect(told(because('metadata/key-length', 'errors/json'))).toEqual([
    ['errors/json', 'no rule of the catalogue', 'metadata/key-length'],
  ])
  expect(told(because('metadata/key-length', 'lifecycle/expires'))[0]?.[1]).toBe('not judged in this run')
})

test('only what is inconclusive hangs on anything', () => {
  const record = { ...violation(), finding: { message: 'wrong', cause: 'errors/json' } }
  expect(told(sampleRecord('metadata/key-length', record))).toEqual([])
})

test('areas are counted, the largest first', () => {
  const { results } = sampleOutcome([])
  expect(areasText(results)).toBe('metadata 4, lifecycle 3')
})
