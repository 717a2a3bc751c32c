import { expect, test } from 'vitest'
import { conformanceReport, conformanceSchema } from './conformance-json.ts'
import { withLeftOut } from '../../helpers/engine/outcome/left-out.ts'
import {
  DROPPED,
  withKnownRules,
  sampleCatalogue,
  sampleOutcome,
  sampleRecord,
  skipped,
  STALE,
  unshown,
  violation,
} from '../samples/outcome.ts'
import { CAUSES, veryBrokenOutcome } from '../samples/very-broken.ts'

const outcome = sampleOutcome([
  sampleRecord('metadata/key-length', violation()),
  sampleRecord('metadata/replaces', { observations: [{ rule: 'metadata/replaces', key: 'replaces', value: 'yes' }] }),
  sampleRecord('lifecycle/expires', skipped('needs clock: a control interface')),
])

test('the report matches the schema, also after a round trip through text', () => {
  const report = conformanceReport(outcome)
  expect(conformanceSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report)
})

test('the time for which requests were delayed', () => {
  expect(conformanceReport({ ...outcome, throttledMs: 1_234 })).toMatchObject({ throttled_ms: 1_234 })
})

test('the number of retried scenarios, if any', () => {
  const report = conformanceReport({ ...outcome, retried: { scenarios: 41, tries: 60, most: 4_282, mostMs: 12_000 } })
  expect(conformanceSchema.parse(report)).toMatchObject({
    retried: { scenarios: 41, tries: 60, most_tries: 4_282, most_ms: 12_000 },
  })
  expect(conformanceReport(outcome)).not.toHaveProperty('retried')
})

test('the report has every rule of the catalogue, in its order', () => {
  expect(conformanceReport(outcome).rules.map(({ id }) => id)).toEqual([...sampleCatalogue.keys()])
})

test('a rule has its verdict, its scenarios and its observations', () => {
  const rules = new Map(conformanceReport(outcome).rules.map((rule) => [rule.id, rule]))
  expect(rules.get('metadata/key-length')).toMatchObject({
    area: 'metadata',
    section: 'Limits',
    level: 'stated',
    verdict: 'violates',
    needs: [],
    duration_ms: 120,
    scenarios: [{ status: 'failed', message: expect.stringContaining('expected a refusal') }],
  })
  expect(rules.get('metadata/replaces')?.observations).toEqual([{ key: 'replaces', value: 'yes' }])
  expect(rules.get('lifecycle/expires')).toMatchObject({ verdict: 'not-exercised', needs: ['clock'] })
  expect(rules.get('metadata/value-length')).toMatchObject({ reason: 'not selected for this run', scenarios: [] })
})

test('a rule for which the target shows nothing is marked, and so is a rule that was not selected', () => {
  const { results, ...rest } = sampleOutcome([sampleRecord('metadata/key-length', unshown('metadata'))])
  const selected = new Set(['metadata/key-length'])
  const left = withLeftOut(results, selected, new Set(['lifecycle/seal']))
  const report = conformanceReport({ ...rest, results: left, unmet: [DROPPED] })
  expect(conformanceSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report)
  expect(report.summary).toMatchObject({ not_exercised: 7, not_shown: 1 })
  expect(report.unmet).toEqual([DROPPED])
  const flags = Object.fromEntries(report.rules.map(({ id, not_shown, left_out }) => [id, { not_shown, left_out }]))
  expect(flags).toMatchObject({
    'metadata/key-length': { not_shown: true, left_out: undefined },
    'metadata/value-length': { not_shown: undefined, left_out: 'not-selected' },
    'lifecycle/seal': { not_shown: undefined, left_out: 'excluded' },
  })
})

test('an inferred rule has its derivation', () => {
  const rules = new Map(conformanceReport(outcome).rules.map((rule) => [rule.id, rule.because]))
  expect(rules.get('metadata/omitted-keeps')).toBe('It follows.')
  expect(rules.get('metadata/key-length')).toBeUndefined()
})

test('each inconclusive rule names its cause, and each cause the rules that depend on it, the largest cause first', () => {
  const report = conformanceReport(veryBrokenOutcome(0))
  expect(conformanceSchema.parse(report)).toEqual(report)
  expect(report.causes.map(({ rule, hanging }) => [rule, hanging.length])).toEqual(Object.entries(CAUSES))
  const dependent = report.causes[0]?.hanging[0] ?? ''
  expect(report.rules.find(({ id }) => id === dependent)).toMatchObject({
    verdict: 'inconclusive',
    cause: 'errors/refusals-are-4xx',
  })
})

test('the schema refuses an unknown verdict and an unknown member', () => {
  const report = conformanceReport(outcome)
  expect(conformanceSchema.safeParse({ ...report, rules: [{ ...report.rules[0], verdict: 'fine' }] }).success).toBe(
    false,
  )
  expect(conformanceSchema.safeParse({ ...report, more: 1 }).success).toBe(false)
})

test('a known violation has its reason, and other reasons why the run does not pass are listed separately', () => {
  const report = conformanceReport(withKnownRules({ ...outcome, unmet: [STALE] }, 'metadata/key-length'))
  expect(conformanceSchema.parse(report)).toEqual(report)
  expect(report.summary).toMatchObject({ violates: 0, known: 1 })
  expect(report.rules[0]).toMatchObject({
    verdict: 'violates',
    known: { reason: 'The next release fixes it.', ticket: 'ESIGN-123', expires: '2030-01-31' },
  })
  expect(report.unmet).toEqual([STALE])
})
