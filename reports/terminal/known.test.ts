import { expect, test } from 'vitest'
import { broken, withKnownRules, sampleOutcome, sampleRecord, STALE, violation } from '../samples/outcome.ts'
import type { RunOutcome } from '../summary.ts'
import { summaryText } from './summary/summary-text.ts'

const textOf = (outcome: RunOutcome, width = 80, color = false) =>
  summaryText(outcome, { color, width, outDir: 'reports/out', repeatCommand: (id) => `run ${id}` })

const RULE = 'metadata/value-length'
const violated = sampleRecord(RULE, violation())
const dependents = sampleRecord('metadata/key-length', broken('no metadata', RULE))

test.each([60, 80, 140])('a known violation is listed with its reason and not as violated, in %i columns', (width) => {
  const text = textOf(withKnownRules(sampleOutcome([violated]), RULE), width)
  expect(text).not.toMatch(/Violated|What is broken|Repeat one rule/)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Known: 1 violated rule metadata/value-length The next release fixes it. (ESIGN-123, until 2030-01-31)',
  )
  expect(text).toMatch(/^area .* (known|kn\.) /m)
  expect(text).toContain('PASSED  0 conform, 0 violate, 1 known,')
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width)
})

test('without known violations there is no column for them', () => {
  expect(textOf(sampleOutcome([violated]))).not.toMatch(/known/)
})

test('rules that could not be judged because of a known violation are listed and do not fail the run', () => {
  const text = textOf(withKnownRules(sampleOutcome([violated, dependents]), RULE))
  expect(text).toContain('1 rule could not be judged because of metadata/value-length (known to be')
  expect(text).toMatch(/^1 rule could not be judged because of known violations\.\nReport: .*\nPASSED /m)
})

test('an entry that no longer holds is listed before the verdict', () => {
  const text = textOf(sampleOutcome([sampleRecord('metadata/key-length')], { unmet: [STALE] }))
  expect(text).toMatch(
    /^Other reasons why the run does not pass:\n {2}- known\.yaml, line 7: metadata\/key-length conforms now/m,
  )
  expect(text).toContain('KNOWN LIST WRONG  1 conform')
})

test('neither green nor red', () => {
  const text = textOf(withKnownRules(sampleOutcome([violated]), RULE), 80, true)
  expect(text.split('\n').find((line) => line.includes(RULE))).toContain('\u001b[35m')
  expect(text).not.toContain('\u001b[31m')
})
