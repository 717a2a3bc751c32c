import { expect, test } from 'vitest'
import { sampleCatalogue, sampleRecord } from '../../../reports/samples/outcome.ts'
import { newSightings } from './sightings.ts'

const seer = (rule: string) =>
  sampleRecord('metadata/key-length', { breaches: [{ rule, message: 'name: expected a text, got 1' }] })

test('what is seen of the rules of others is told of the file, by the name of the rule, and once', () => {
  const error = newSightings(
    [seer('metadata/value-length'), sampleRecord('metadata/key-length')],
    sampleCatalogue,
    'all',
  )
  expect(error?.name).toBe('Violation')
  expect(error?.message).toContain('metadata/value-length: name: expected a text, got 1')
  expect(newSightings([seer('metadata/value-length')], sampleCatalogue, 'all')).toBeUndefined()
})

test('an inferred rule is told only where it fails a run', () => {
  const records = [seer('metadata/omitted-keeps')]
  expect(newSightings(records, sampleCatalogue, 'stated')).toBeUndefined()
  expect(newSightings(records, sampleCatalogue, 'all')?.name).toBe('Violation')
})

test('an open rule is never violated', () => {
  expect(newSightings([seer('metadata/replaces')], sampleCatalogue, 'all')).toBeUndefined()
})
