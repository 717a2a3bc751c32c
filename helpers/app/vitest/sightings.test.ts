import { expect, test } from 'vitest'
import { sampleCatalogue, sampleRecord } from '../../../reports/samples/outcome.ts'
import { newSightings } from './sightings.ts'

const seer = (rule: string) =>
  sampleRecord('metadata/key-length', { breaches: [{ rule, message: 'name: expected a text, got 1' }] })

test('Reports a violation of a rule of another scenario once, with the id of the rule', () => {
  const error = newSightings(
    [seer('metadata/value-length'), sampleRecord('metadata/key-length')],
    sampleCatalogue,
    'all',
  )
  expect(error?.name).toBe('Violation')
  expect(error?.message).toContain('metadata/value-length: name: expected a text, got 1')
  expect(newSightings([seer('metadata/value-length')], sampleCatalogue, 'all')).toBeUndefined()
})

test('Reports an inferred rule only if it fails the run', () => {
  const records = [seer('metadata/omitted-keeps')]
  expect(newSightings(records, sampleCatalogue, 'stated')).toBeUndefined()
  expect(newSightings(records, sampleCatalogue, 'all')?.name).toBe('Violation')
})

test('Never reports an open rule', () => {
  expect(newSightings([seer('metadata/replaces')], sampleCatalogue, 'all')).toBeUndefined()
})
