import { expect, test } from 'vitest'
import { broken, sampleCatalogue, sampleRecord, skipped, violation } from '../../../reports/samples/outcome.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { endingOf } from './ending.ts'

const ended = (record: ScenarioRecord) => {
  const { error, reason } = endingOf(record, sampleCatalogue, 'all')
  return error ? [error.name, error.message.split('\n')[0]] : (reason ?? 'well')
}

test('passed: well', () => {
  expect(ended(sampleRecord('metadata/key-length'))).toBe('well')
})

test('violated: an error with what Allure takes for failed, and with the command that shows it', () => {
  const { error } = endingOf(sampleRecord('metadata/key-length', violation()), sampleCatalogue, 'all')
  expect(error).toMatchObject({
    name: 'Violation',
    message: expect.stringMatching(/^the create with 21 characters.*\ncurl -i/) as string,
    expected: 'a refusal (4xx) that changes nothing',
    actual: '201 Created',
  })
})

test('inconclusive: an error of another name', () => {
  expect(ended(sampleRecord('metadata/key-length', broken('no answer')))).toEqual(['Inconclusive', 'no answer'])
})

test('inconclusive because another rule is broken: that one is named', () => {
  const record = sampleRecord('metadata/key-length', broken('no answer', 'errors/json'))
  expect(ended(record)).toEqual(['Inconclusive', 'because of errors/json: no answer'])
})

test('a violated inferred rule fails with its derivation, and is skipped where only stated ones fail a run', () => {
  const record = sampleRecord('metadata/omitted-keeps', violation())
  const { error } = endingOf(record, sampleCatalogue, 'all')
  expect(error?.message).toMatch(/^\(inferred\) the create .+\nbecause: It follows\.\ncurl/)
  expect(endingOf(record, sampleCatalogue, 'stated')).toEqual({ reason: error?.message, isLetPass: true })
  const stated = sampleRecord('metadata/key-length', violation())
  expect(endingOf(stated, sampleCatalogue, 'stated').error?.name).toBe('Violation')
})

test('not exercised: skipped, with the reason', () => {
  expect(ended(sampleRecord('metadata/key-length', skipped('needs clock')))).toBe('needs clock')
})

test('where the document is silent nothing fails', () => {
  expect(ended(sampleRecord('metadata/replaces', violation()))).toBe('well')
})

test('one rule of several decides: a violation first', () => {
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
