import { expect, test } from 'vitest'
import { broken, sampleCatalogue, sampleRecord, skipped, violation } from '../../../reports/samples/outcome.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { endingOf } from './ending.ts'

const ended = (record: ScenarioRecord) => {
  const { error, reason } = endingOf(record, sampleCatalogue, 'all')
  return error ? [error.name, error.message.split('\n')[0]] : (reason ?? 'well')
}

test('A passed scenario passes its test', () => {
  expect(ended(sampleRecord('metadata/key-length'))).toBe('well')
})

test('A violation fails the test with expected, actual and the command that shows it', () => {
  const { error } = endingOf(sampleRecord('metadata/key-length', violation()), sampleCatalogue, 'all')
  expect(error).toMatchObject({
    name: 'Violation',
    message: expect.stringMatching(/^the create with 21 characters.*\ncurl -i/) as string,
    expected: 'a refusal (4xx) that changes nothing',
    actual: '201 Created',
  })
})

test('An inconclusive scenario fails the test with an error named Inconclusive', () => {
  expect(ended(sampleRecord('metadata/key-length', broken('no response')))).toEqual(['Inconclusive', 'no response'])
})

test('An inconclusive scenario names the violated rule that caused it', () => {
  const record = sampleRecord('metadata/key-length', broken('no response', 'errors/json'))
  expect(ended(record)).toEqual(['Inconclusive', 'because of errors/json: no response'])
})

test('A violated inferred rule fails with its derivation, and is skipped if only stated rules fail the run', () => {
  const record = sampleRecord('metadata/omitted-keeps', violation())
  const { error } = endingOf(record, sampleCatalogue, 'all')
  expect(error?.message).toMatch(/^\(inferred\) the create .+\nbecause: It follows\.\ncurl/)
  expect(endingOf(record, sampleCatalogue, 'stated')).toEqual({ reason: error?.message, failsNoRun: true })
  const stated = sampleRecord('metadata/key-length', violation())
  expect(endingOf(stated, sampleCatalogue, 'stated').error?.name).toBe('Violation')
})

test('A scenario that was not exercised is skipped with its reason', () => {
  expect(ended(sampleRecord('metadata/key-length', skipped('needs clock')))).toBe('needs clock')
})

test('An open rule never fails its test', () => {
  expect(ended(sampleRecord('metadata/replaces', violation()))).toBe('well')
})

test('If a scenario has several rules, a violated rule decides', () => {
  const rules = ['metadata/key-length', 'metadata/value-length']
  const outcomes = {
    'metadata/key-length': { outcome: 'skipped', finding: { message: 'not seen' } },
    'metadata/value-length': { outcome: 'failed', finding: { message: 'wrong' } },
  } as const
  expect(ended(sampleRecord('metadata/key-length', { rules, status: 'failed', outcomes }))).toEqual([
    'Violation',
    'wrong',
  ])
  const [key] = rules
  const seen = { ...outcomes, 'metadata/value-length': { outcome: 'passed' } } as const
  expect(ended(sampleRecord(key ?? '', { rules, outcomes: seen }))).toBe('well')
})
