import { expect, test } from 'vitest'
import { sampleRecord, violation } from '../../../reports/samples/outcome.ts'
import { withoutRules } from './excluded.ts'

const both = {
  ...sampleRecord('metadata/key-length', violation()),
  rules: ['metadata/key-length', 'metadata/value-length'],
  breaches: [{ rule: 'metadata/value-length', message: 'seen' }],
}
const excluded = new Set(['metadata/value-length'])

test('Removes everything that a record says about excluded rules', () => {
  expect(withoutRules(both, excluded)).toMatchObject({ key: both.key, rules: ['metadata/key-length'], breaches: [] })
})

test('Returns the record itself if no rule is excluded', () => {
  expect(withoutRules(both, new Set())).toBe(both)
})
