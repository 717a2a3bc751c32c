import { expect, test } from 'vitest'
import { sampleCatalogue, sampleRecord, violation } from '../samples/outcome.ts'
import { sharesOf } from './shares.ts'

const finding = { message: 'wrong' }
const outcomesOf = (record: Parameters<typeof sharesOf>[0]) =>
  sharesOf(record, sampleCatalogue).map(({ outcome, rules }) => [outcome, ...rules.map(({ id }) => id)])

test('rules with the same section, area, level and outcome share a result', () => {
  const rules = ['metadata/key-length', 'metadata/value-length']
  expect(outcomesOf(sampleRecord('metadata/key-length', { rules }))).toEqual([['passed', ...rules]])
})

test('rules of another section or level have results of their own', () => {
  const rules = ['metadata/key-length', 'metadata/omitted-keeps', 'metadata/replaces']
  expect(outcomesOf(sampleRecord('metadata/key-length', { rules }))).toEqual(rules.map((id) => ['passed', id]))
})

test('the result of the test itself has its status', () => {
  const record = sampleRecord('metadata/key-length', {
    ...violation(),
    rules: ['metadata/key-length', 'metadata/value-length'],
    outcomes: {
      'metadata/key-length': { outcome: 'passed' },
      'metadata/value-length': { outcome: 'failed', finding },
    },
  })
  expect(outcomesOf(record)).toEqual([
    ['failed', 'metadata/value-length'],
    ['passed', 'metadata/key-length'],
  ])
})

test('keys differ from each other and do not depend on the outcome of the run', () => {
  const rules = ['metadata/key-length', 'metadata/omitted-keeps']
  const keys = (outcome: 'passed' | 'failed') =>
    sharesOf(
      sampleRecord('metadata/key-length', {
        rules,
        status: outcome,
        outcomes: { 'metadata/omitted-keeps': { outcome } },
      }),
      sampleCatalogue,
    )
      .map(({ key }) => key)
      .toSorted()
  expect(new Set(keys('passed')).size).toBe(2)
  expect(keys('failed')).toEqual(keys('passed'))
})
