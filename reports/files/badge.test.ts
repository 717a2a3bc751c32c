import { expect, test } from 'vitest'
import { withLeftOut } from '../../helpers/engine/outcome/left-out.ts'
import { badgeOf } from './badge.ts'
import { broken, sampleOutcome, sampleRecord, STALE, violation, withKnownRules } from '../samples/outcome.ts'

const ALL = [
  'metadata/key-length',
  'metadata/value-length',
  'metadata/omitted-keeps',
  'lifecycle/expires',
  'lifecycle/seal',
]
const PASSED = ALL.map((rule) => sampleRecord(rule))
const some = (...records: readonly ReturnType<typeof sampleRecord>[]) => sampleOutcome(records)
const violated = sampleOutcome([sampleRecord('metadata/key-length', violation()), ...PASSED.slice(1)])
const inferred = sampleOutcome([sampleRecord('metadata/omitted-keeps', violation())], { gate: 'stated' })
const whole = sampleOutcome(PASSED)
const selected = {
  ...some(...PASSED.slice(0, 2)),
  results: withLeftOut(some(...PASSED.slice(0, 2)).results, new Set(ALL.slice(0, 3)), new Set()),
}

test.each([
  ['all rules that a client can test conform', whole, '5 of 5 rules', 'brightgreen'],
  ['some rules were not exercised', some(...PASSED.slice(0, 3)), '3 conform, 2 not exercised', 'brightgreen'],
  ['some rules were not selected', selected, '2 conform, 1 not exercised, 2 left out', 'brightgreen'],
  ['a rule is violated', violated, '1 violated', 'red'],
  ['a violation is known', withKnownRules(violated, 'metadata/key-length'), '4 conform, 1 known', 'brightgreen'],
  [
    'a violated inferred rule is ignored',
    sampleOutcome([sampleRecord('metadata/key-length'), ...inferred.records], { gate: 'stated' }),
    '1 conform, 1 inferred violated, 3 not exercised',
    'brightgreen',
  ],
  [
    'a rule is inconclusive',
    some(sampleRecord('metadata/key-length', broken('lost')), ...PASSED.slice(1)),
    'no verdict, 1 inconclusive',
    'orange',
  ],
  ['nothing was judged', some(), 'no verdict, 5 not exercised', 'orange'],
  ['the run ended early', { ...whole, complete: false }, 'incomplete', 'orange'],
  ['the run was interrupted', { ...whole, complete: false, interrupted: true }, 'incomplete', 'lightgrey'],
  ['an entry of the known list no longer holds', { ...whole, unmet: [STALE] }, 'known list outdated', 'yellow'],
])('%s', (_, outcome, message, color) => {
  expect(badgeOf(outcome)).toEqual({ schemaVersion: 1, label: 'conformance', message, color })
})
