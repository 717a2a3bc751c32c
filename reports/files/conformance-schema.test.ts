import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { conformanceReport, conformanceSchema } from './conformance-json.ts'
import { DROPPED, sampleOutcome, sampleRecord, violation, withKnownRules } from '../samples/outcome.ts'
import { veryBrokenOutcome } from '../samples/very-broken.ts'

const schema = z.toJSONSchema(conformanceSchema)
const ajv = new Ajv2020({ allErrors: true })
formats.default(ajv)
const isValid = ajv.compile(schema)

const outcome = sampleOutcome([sampleRecord('metadata/key-length', violation())], { unmet: [DROPPED] })
const report = conformanceReport(withKnownRules(outcome, 'metadata/key-length'))

/** The report as a program reads it from the file. */
const read = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

// To write it again: npx vitest run reports/files/conformance-schema -u
test('the published schema is that of the reports', async () => {
  const published = path.join(import.meta.dirname, '..', 'conformance.schema.json')
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(published)
})

/** The paths of properties without a description. */
function undescribed(value: unknown, at = '$'): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties = {} } = value as { properties?: Record<string, { description?: string }> }
  const own = Object.entries(properties).filter(([, { description = '' }]) => !/^\S.+\.$/.test(description))
  return [
    ...own.map(([name]) => `${at}.${name}`),
    ...Object.entries(value).flatMap(([name, inner]) => undescribed(inner, `${at}.${name}`)),
  ]
}

test('every property has a description', () => {
  expect(undescribed(schema)).toEqual([])
  expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', $id: expect.any(String) })
})

test.each([
  ['a known violation and a dropped rule', report],
  ['many inconclusive rules', conformanceReport(veryBrokenOutcome(0))],
  ['a shard', conformanceReport({ ...outcome, shard: { index: 1, of: 3 } })],
])('a validator accepts a report with %s', (_, valid) => {
  isValid(read(valid))
  expect(isValid.errors ?? []).toEqual([])
})

const [rule] = report.rules
test.each([
  ['a wrong verdict', { ...report, rules: [{ ...rule, verdict: 'fine' }] }, '/rules/0/verdict'],
  ['no seed', { ...report, seed: undefined }, ''],
  ['another version', { ...report, schema: 2 }, '/schema'],
  ['an unknown member', { ...report, more: 1 }, ''],
  ['an invalid date', { ...report, started_at: 'yesterday' }, '/started_at'],
  ['a negative count', { ...report, summary: { ...report.summary, known: -1 } }, '/summary/known'],
])('a validator refuses a report with %s', (_, invalid, place) => {
  expect(isValid(read(invalid))).toBe(false)
  expect(new Set(isValid.errors?.map(({ instancePath }) => instancePath))).toEqual(new Set([place]))
})
