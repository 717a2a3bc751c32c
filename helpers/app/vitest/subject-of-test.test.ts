import { expect, test } from 'vitest'
import { sampleCatalogue, sampleRecord, violation } from '../../../reports/samples/outcome.ts'
import { subjectOfTest } from './subject-of-test.ts'

const finding = { message: 'wrong' }
const subjectOf = (record: Parameters<typeof subjectOfTest>[0]) => {
  const { outcome, rules } = subjectOfTest(record, sampleCatalogue) ?? {}
  return [outcome, ...(rules ?? []).map(({ id }) => id)]
}

test('Rules with the same section, area, level and outcome share the result of a test', () => {
  const rules = ['metadata/key-length', 'metadata/value-length']
  expect(subjectOf(sampleRecord('metadata/key-length', { rules }))).toEqual(['passed', ...rules])
})

test('Rules of another section or level are left out', () => {
  const rules = ['metadata/key-length', 'metadata/omitted-keeps', 'metadata/replaces']
  expect(subjectOf(sampleRecord('metadata/key-length', { rules }))).toEqual(['passed', 'metadata/key-length'])
})

test('The rules are those with the status of the test', () => {
  const record = sampleRecord('metadata/key-length', {
    ...violation(),
    rules: ['metadata/key-length', 'metadata/value-length'],
    outcomes: {
      'metadata/key-length': { outcome: 'passed' },
      'metadata/value-length': { outcome: 'failed', finding },
    },
  })
  expect(subjectOf(record)).toEqual(['failed', 'metadata/value-length'])
})

test('A test without a rule of the catalogue has none', () => {
  expect(subjectOfTest(sampleRecord('metadata/gone'), sampleCatalogue)).toBeUndefined()
})
