import { expect, test } from 'vitest'
import { sampleCatalogue, sampleOutcome, sampleRecord, unshown, violation } from '../../../reports/samples/outcome.ts'
import { countsOf } from './environment.ts'

const records = [
  sampleRecord('metadata/key-length'),
  sampleRecord('metadata/value-length', violation()),
  sampleRecord('metadata/replaces'),
]
const { results } = sampleOutcome(records)

test('the rules of a run are counted in addition to its results', () => {
  expect(countsOf(results, new Set(sampleCatalogue.keys()), records.length)).toEqual({
    rules: '7: 1 conform, 1 violated',
    'rules not judged': '0 inconclusive, 4 not exercised',
    'rules observed': '1',
    results: 'of 3 scenarios and 4 rules without one',
  })
})

test('rules that were not selected for the run are not counted', () => {
  expect(countsOf(results, new Set(['metadata/key-length']), 1)).toMatchObject({
    rules: '1: 1 conform, 0 violated',
    'rules not judged': '0 inconclusive, 0 not exercised',
  })
})

test('rules for which the target shows nothing have a row if there are any', () => {
  const hidden = sampleOutcome([...records, sampleRecord('metadata/omitted-keeps', unshown('metadata'))])
  expect(countsOf(hidden.results, new Set(sampleCatalogue.keys()), 4)).toMatchObject({
    'rules not judged': '0 inconclusive, 4 not exercised',
    'rules not shown': '1 of these: the target shows nothing',
  })
})
