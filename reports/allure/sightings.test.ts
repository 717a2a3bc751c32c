import { expect, test } from 'vitest'
import type { Breach } from '../../helpers/engine/outcome/record.ts'
import { sampleCatalogue, sampleRecord } from '../samples/outcome.ts'
import { allureSightingsOf } from './results.ts'
import { sightingsOf } from './sightings.ts'

const breach = (actual: string, replay: string): Breach => ({
  rule: 'metadata/value-length',
  message: `name in the response: expected a string, got ${actual}`,
  what: 'name in the response',
  expected: 'a string',
  actual,
  replay,
})
const seenBy = (title: string, ...breaches: Breach[]) => sampleRecord('metadata/key-length', { title, breaches })

test('breaches that differ only in the actual value are one result, which shows the one that is easiest to reproduce', () => {
  const records = [seenBy('first', breach('1', 'curl long')), seenBy('second', breach('2', 'curl'))]
  const [sighting, ...others] = allureSightingsOf(records, sampleCatalogue)
  expect(others).toEqual([])
  expect(sighting?.record).toBe(records[1])
  expect(sighting?.result).toMatchObject({
    name: 'seen while: second (and in 1 more)',
    status: 'failed',
    statusDetails: { actual: '2' },
  })
  expect(sighting?.result.labels).toContainEqual({ name: 'tag', value: 'metadata/value-length' })
  expect(sighting?.result.description).toContain('- first\n- second')
})

test('different breaches have separate results and identities', () => {
  const other = { ...breach('1', 'curl'), message: 'name in another response', what: 'name in another response' }
  const sightings = sightingsOf([seenBy('first', breach('1', 'curl'), other)], sampleCatalogue)
  expect(sightings.map(({ title }) => title)).toEqual(['seen while: first', 'seen while: first'])
  expect(new Set(sightings.map(({ key }) => key)).size).toBe(2)
})

test('a breach that is the outcome of an own rule of the scenario has no second result', () => {
  const record = seenBy('first', breach('1', 'curl'))
  const outcomes = { 'metadata/value-length': { outcome: 'failed' } } as const
  expect(sightingsOf([{ ...record, outcomes }], sampleCatalogue)).toEqual([])
  expect(sightingsOf([record], sampleCatalogue)).toHaveLength(1)
})
