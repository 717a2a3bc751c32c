import { expect, test } from 'vitest'
import { conformanceReport } from '../files/conformance-json.ts'
import { broken, sampleOutcome, sampleRecord, violation, withKnownRules } from '../samples/outcome.ts'
import { sinceLines } from '../terminal/since.ts'
import { sinceOf } from './since.ts'

const [KEY, VALUE] = ['metadata/key-length', 'metadata/value-length']
const ran = (key = {}, value = {}) => sampleOutcome([sampleRecord(KEY, key), sampleRecord(VALUE, value)])
const OPTIONS = { width: 120, outDir: 'reports/out' }

test('names what was fixed and what broke since the run before', () => {
  const since = sinceOf(ran(violation()), conformanceReport(ran({}, violation())))
  expect(since).toMatchObject({ fixed: [VALUE], violated: [KEY], inconclusive: [], not_judged: [], observations: 0 })
  const [first, second, ...more] = sinceLines({ ...ran(), ...(since && { since }) }, OPTIONS)
  expect(first).toMatch(/^Since the run of \d+ \w{3} (?:\d{4} )?\d\d:\d\d: 1 fixed, 1 new \(metadata\/key-length\)$/)
  expect([second, more]).toEqual(['List the changes: npx countersign compare reports/out/previous reports/out', []])
})

test('says in one line that nothing changed', () => {
  const since = sinceOf(ran(), conformanceReport(ran()))
  expect(sinceLines({ ...ran(), ...(since && { since }) }, OPTIONS)).toEqual([
    expect.stringMatching(/: nothing changed$/),
  ])
})

test('counts rules without a conclusion, and leaves known violations out', () => {
  expect(sinceOf(ran(broken('no response')), conformanceReport(ran()))).toMatchObject({ inconclusive: [KEY] })
  expect(sinceOf(withKnownRules(ran(violation()), KEY), conformanceReport(ran()))).toMatchObject({ violated: [] })
})

test.each([
  ['of another target', { target: { kind: 'address', base_url: 'https://sign.test.example' } }],
  ['of a part', { shard: { index: 1, of: 2 } }],
  ['that did not finish', { complete: false }],
] as const)('a run %s is not compared', (_, change) => {
  expect(sinceOf(ran(), conformanceReport({ ...ran(), ...change }))).toBeUndefined()
})

test('a run of other rules is not compared', () => {
  const { rules, ...rest } = conformanceReport(ran())
  const fewer = rules.map((rule) => ({ ...rule, left_out: 'not-selected' as const }))
  expect(sinceOf(ran(), { ...rest, rules: fewer })).toBeUndefined()
})

test('without an earlier run nothing is printed', () => {
  expect(sinceLines(ran(), OPTIONS)).toEqual([])
})
