import { expect, test } from 'vitest'
import {
  broken,
  DROPPED,
  withKnownRules,
  sampleOutcome,
  sampleRecord,
  skipped,
  STALE,
  UNJUDGED,
  unshown,
  violation,
} from './samples/outcome.ts'
import { exitCodeOf, summaryOf } from './summary.ts'

const passed = sampleRecord('metadata/key-length')
const violated = sampleRecord('metadata/value-length', violation())
const inferred = sampleRecord('metadata/omitted-keeps', violation())
const inconclusive = sampleRecord('metadata/value-length', broken('no response'))

test('every rule of the catalogue is counted once', () => {
  const { results } = sampleOutcome([
    passed,
    violated,
    inferred,
    sampleRecord('metadata/replaces'),
    sampleRecord('lifecycle/expires', broken('no response')),
  ])
  expect(summaryOf(results)).toEqual({
    conforms: 1,
    violates: 1,
    violates_inferred: 1,
    known: 0,
    inconclusive: 1,
    not_exercised: 2,
    not_shown: 0,
    observed: 1,
  })
})

test('rules for which the target shows nothing are counted as not exercised, and also separately', () => {
  const { results } = sampleOutcome([passed, sampleRecord('metadata/value-length', unshown('metadata'))])
  expect(summaryOf(results)).toMatchObject({ conforms: 1, not_exercised: 6, not_shown: 1 })
})

test.each([
  ['conforms', [passed], 0, 0],
  ['a stated rule violated', [passed, violated], 1, 1],
  ['an inferred rule violated', [passed, inferred], 0, 1],
  ['only an inferred rule judged, and violated', [inferred], 0, 1],
  ['inconclusive', [passed, inconclusive], 3, 3],
  ['violated and inconclusive', [violated, sampleRecord('metadata/key-length', broken('x'))], 1, 1],
  ['inferred violated, and inconclusive', [inferred, inconclusive], 3, 1],
  ['only observed', [sampleRecord('metadata/replaces')], 3, 3],
  ['nothing exercised', [sampleRecord('lifecycle/expires', skipped('needs clock: x'))], 3, 3],
  ['nothing run', [], 3, 3],
])('exit code if only stated rules fail a run, and if all do: %s', (_, records, code, codeOfAll) => {
  expect(exitCodeOf(sampleOutcome(records, { gate: 'stated' }))).toBe(code)
  expect(exitCodeOf(sampleOutcome(records))).toBe(codeOfAll)
})

test('an interrupted run is reported as interrupted, whatever it found', () => {
  expect(exitCodeOf(sampleOutcome([violated], { interrupted: true }))).toBe(130)
})

test('an incomplete run does not pass', () => {
  expect(exitCodeOf(sampleOutcome([passed], { complete: false }))).toBe(3)
})

const dependents = sampleRecord('metadata/key-length', broken('no metadata', 'metadata/value-length'))

test.each([
  ['a violation', [passed, violated], {}, 0],
  ['every judged rule', [violated], {}, 0],
  ['one of two violations', [violated, inferred], {}, 1],
  ['a violation, and other rules depend on it', [violated, dependents], {}, 0],
  [
    'a violation, and something else is inconclusive',
    [violated, sampleRecord('metadata/key-length', broken('x'))],
    {},
    3,
  ],
  ['a violation, and an entry no longer holds', [violated], { unmet: [STALE] }, 4],
  ['another rule, and an entry no longer holds', [violated, inferred], { unmet: [STALE] }, 1],
  ['a violation, and coverage dropped', [violated], { unmet: [DROPPED] }, 3],
  ['a violation, and a rule is required', [violated], { unmet: [UNJUDGED] }, 3],
])('exit code if %s is known', (_, records, change, code) => {
  expect(exitCodeOf(withKnownRules(sampleOutcome(records, change), 'metadata/value-length'))).toBe(code)
})

test('known violations are counted separately', () => {
  const { results } = withKnownRules(
    sampleOutcome([violated, inferred]),
    'metadata/value-length',
    'metadata/omitted-keeps',
  )
  expect(summaryOf(results)).toMatchObject({ violates: 0, violates_inferred: 0, known: 2 })
})
