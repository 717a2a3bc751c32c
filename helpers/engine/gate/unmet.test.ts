import { expect, test } from 'vitest'
import { sampleOutcome, sampleRecord, skipped, unshown, violation } from '../../../reports/samples/outcome.ts'
import { withKnown } from '../outcome/known.ts'
import type { KnownEntry } from './known-list.ts'
import { unmetOf, type Demands, type Extent } from './unmet.ts'

const TODAY = new Date('2030-06-01T12:00:00Z')
const { results } = sampleOutcome([
  sampleRecord('metadata/key-length'),
  sampleRecord('metadata/value-length', violation()),
  sampleRecord('lifecycle/expires', skipped('needs clock: a control interface', ['clock'])),
])
const ALL: Extent = { selected: new Set(results.map(({ rule }) => rule.id)), isWhole: true, complete: true }
const kindsOf = (demands: Partial<Demands>, extent: Partial<Extent> = {}) =>
  unmetOf(results, { required: [], ...demands }, { ...ALL, ...extent }, TODAY).map(({ kind }) => kind)
const listed = (rule: string, expires?: string) => {
  const entry: KnownEntry = { rule, reason: 'so', line: 7, ...(expires !== undefined && { expires }) }
  return { known: { file: 'known.yaml', entries: [entry] } }
}
const PAST = '2030-05-31'

test.each([
  ['violated', listed('metadata/value-length'), {}, []],
  ['conforms', listed('metadata/key-length'), {}, ['known-conforms']],
  ['conforms in a partial run', listed('metadata/key-length'), { isWhole: false }, ['known-conforms']],
  ['conforms in an incomplete run', listed('metadata/key-length'), { complete: false }, []],
  ['not judged', listed('lifecycle/expires'), {}, []],
  ['expired and violated', listed('metadata/value-length', PAST), {}, ['known-expired']],
  ['expired and not judged', listed('lifecycle/expires', PAST), {}, ['known-expired']],
  ['expired and not judged in a partial run', listed('lifecycle/expires', PAST), { isWhole: false }, []],
])('An entry whose rule is %s', (_, demands, extent, kinds) => {
  expect(kindsOf(demands, extent)).toEqual(kinds)
})

test('Reports an outdated entry with its line and a remedy', () => {
  const [reported] = unmetOf(results, { ...listed('metadata/key-length'), required: [] }, ALL, TODAY)
  expect(reported?.message).toBe('known.yaml, line 7: metadata/key-length conforms now; remove the entry')
})

test('Counts a required rule as judged if it conforms or is violated, known or not', () => {
  const judged = [{ glob: 'metadata/*', ids: ['metadata/key-length', 'metadata/value-length'] }]
  expect(kindsOf({ required: judged })).toEqual([])
  const known = withKnown(results, new Map([['metadata/value-length', { reason: 'so' }]]))
  expect(unmetOf(known, { required: judged }, ALL, TODAY)).toEqual([])
  const [unjudged] = unmetOf(results, { required: [{ glob: 'lifecycle', ids: ['lifecycle/expires'] }] }, ALL, TODAY)
  expect(unjudged).toEqual({
    kind: 'required',
    rules: ['lifecycle/expires'],
    message: '--require lifecycle: 1 of 1 rules was not judged; lifecycle/expires: needs clock: a control interface',
  })
})

test('Counts rules for which the target shows nothing as not exercised', () => {
  const shown = sampleOutcome([sampleRecord('metadata/key-length')])
  const hidden = sampleOutcome([sampleRecord('metadata/key-length', unshown('metadata'))])
  const demands = { required: [], maxNotExercised: 4 }
  expect(unmetOf(shown.results, demands, ALL, TODAY)).toEqual([])
  const [unmet] = unmetOf(hidden.results, demands, ALL, TODAY)
  expect(unmet).toMatchObject({ kind: 'not-exercised', rules: expect.arrayContaining(['metadata/key-length']) })
})

test('Requires that rules judged before are judged again', () => {
  const judged = {
    file: 'known.yaml',
    ids: ['metadata/key-length', 'lifecycle/expires'].map((id) => ({ id, line: 9 })),
    nearest: String,
  }
  expect(kindsOf({ judged })).toEqual(['coverage-dropped'])
  expect(kindsOf({ judged: { ...judged, ids: judged.ids.slice(0, 1) } })).toEqual([])
})

test.each([
  ['an expired entry', listed('lifecycle/expires', PAST)],
  [
    'a rule that was judged before',
    { judged: { file: 'known.yaml', ids: [{ id: 'lifecycle/expires', line: 9 }], nearest: String } },
  ],
  ['a required rule', { required: [{ glob: 'lifecycle', ids: ['lifecycle/expires'] }] }],
  ['the most rules that may be not exercised', { maxNotExercised: 2 }],
])('Says nothing about %s if its shard is missing', (_, demands) => {
  expect(kindsOf(demands)).toHaveLength(1)
  expect(kindsOf(demands, { missing: new Set(['lifecycle/expires']) })).toEqual([])
})

test('Counts only rules that the run covers and a client can test as not exercised', () => {
  // Three rules are not exercised: one needs a clock, one needs a seal, one was not run. The open rule and the
  // untestable rule do not count.
  expect(kindsOf({ maxNotExercised: 3 })).toEqual([])
  expect(kindsOf({ maxNotExercised: 2 })).toEqual(['not-exercised'])
  expect(kindsOf({ maxNotExercised: 0 }, { selected: new Set(['metadata/key-length', 'lifecycle/email']) })).toEqual([])
})
