import { expect, test } from 'vitest'
import { broken, sampleCatalogue, sampleRecord, unshown, violation } from '../../../reports/samples/outcome.ts'
import { verdictsOf } from '../outcome/verdict.ts'
import { missingParts, missingRules, missingUnmet, withMissingRecords, withoutMissing } from './missing-parts.ts'
import { fallsTo } from './shard.ts'

const RULE = 'metadata/key-length'
const WHOLE = { index: 1, of: 1 }
const REASON = 'shard 1 of 1 judges it, and is missing'
const own = (title: string) => sampleRecord(RULE, { title, ...broken('it was not run') })

/** The result of the rule with these records of present parts, and one scenario of a missing part. */
function resultWith(...present: readonly ReturnType<typeof sampleRecord>[]) {
  const records = [...present, own('is missing')]
  const missing = missingParts([own('is missing').key], [WHOLE], 7)
  if (!missing) throw new Error('no part is missing')
  const results = withoutMissing(verdictsOf(sampleCatalogue, withMissingRecords(records, missing)), missing)
  const result = results.find(({ rule }) => rule.id === RULE)
  return {
    verdict: result?.verdict,
    reason: result?.reason,
    leftOut: result?.leftOut,
    missing: missingRules(results).has(RULE),
  }
}

test.each([
  ['no present scenario', [], 'not-exercised', REASON, true],
  ['a present scenario that passed', [sampleRecord(RULE)], 'not-exercised', REASON, true],
  ['a present scenario that shows nothing', [sampleRecord(RULE, unshown('it'))], 'not-exercised', REASON, true],
  ['a present violation', [sampleRecord(RULE, violation())], 'violates', undefined, false],
  ['a present scenario without conclusion', [sampleRecord(RULE, broken('no way'))], 'inconclusive', 'no way', false],
])('A rule with a missing scenario and %s', (_, present, verdict, reason, isMissing) => {
  expect(resultWith(...present)).toEqual({
    verdict,
    reason,
    leftOut: isMissing ? 'missing-part' : undefined,
    missing: isMissing,
  })
})

const OTHER = 'metadata/value-length'
const EXPLAINED = 'shard 1 of 1 is missing, and may find another violated rule that explains this failure'
const failing = (rule: string, ...causes: string[]) => sampleRecord(rule, violation({ causes }))

/** The verdicts of both rules, if all scenarios of `OTHER` are missing, or present and passing. */
function withCauses(
  present: readonly ReturnType<typeof sampleRecord>[],
  { absent = [sampleRecord(OTHER, { title: 'is missing' })], sightable = [] as string[] } = {},
) {
  const missing = missingParts(
    absent.map(({ key }) => key),
    [WHOLE],
    7,
  )
  if (!missing) throw new Error('no part is missing')
  const results = verdictsOf(sampleCatalogue, withMissingRecords([...present, ...absent], missing))
  const byId = new Map(withoutMissing(results, missing, new Set(sightable)).map((one) => [one.rule.id, one]))
  const { verdict, reason, leftOut, findings = [], scenarios = [] } = byId.get(RULE) ?? {}
  const isFailed = scenarios.some(({ status }) => status === 'failed')
  return { verdict, reason, leftOut, findings: findings.length, isFailed }
}
const RED = { verdict: 'violates', reason: undefined, leftOut: undefined, findings: 1, isFailed: true }
const UNCERTAIN = { verdict: 'inconclusive', reason: EXPLAINED, leftOut: 'missing-part', findings: 0, isFailed: false }
const OPEN = 'metadata/replaces'

test('Blames no rule whose failure a rule of a missing part may explain', () => {
  expect(withCauses([failing(RULE, OTHER)])).toEqual(UNCERTAIN)
})

test('Blames a rule with another failure, which no rule of a missing part explains', () => {
  expect(withCauses([failing(RULE, OTHER), failing(RULE)])).toEqual({ ...RED, findings: 2 })
})

test.each([
  ['nothing may explain', [failing(RULE)], {}],
  ['only the rule itself may explain', [failing(RULE, RULE)], { absent: [sampleRecord(RULE, { title: 'other' })] }],
  ['only an open rule may explain', [failing(RULE, OPEN)], { absent: [sampleRecord(OPEN)] }],
  [
    'only a rule of the present parts may explain',
    [failing(RULE, OTHER), sampleRecord(OTHER)],
    { absent: [sampleRecord(OPEN)] },
  ],
  ['a missing part without scenarios may not explain', [failing(RULE, OTHER)], { absent: [], sightable: [OTHER] }],
])('Blames a rule for a failure that %s', (_, present, missing) => {
  expect(withCauses(present, missing)).toEqual(RED)
})

test('Blames no rule whose failure any response of a missing part may explain', () => {
  const present = [failing(RULE, OTHER), sampleRecord(OTHER)]
  expect(withCauses(present, { absent: [sampleRecord(OPEN)], sightable: [OTHER] })).toEqual(UNCERTAIN)
})

test('Blames rules that only explain one another, unless a missing part may explain one of them', () => {
  const mutual = [failing(RULE, OTHER), failing(OTHER, RULE, 'metadata/omitted-keeps')]
  expect(withCauses(mutual, { absent: [sampleRecord(OPEN)] })).toEqual(RED)
  expect(withCauses(mutual, { absent: [sampleRecord('metadata/omitted-keeps')] })).toEqual(UNCERTAIN)
})

test('Finds the scenarios of the missing shards only', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const shards = [2, 3].map((index) => ({ index, of: 3 }))
  const missing = missingParts(keys, shards, 7)
  expect([...(missing?.byKey.keys() ?? [])]).toEqual(keys.filter((key) => !fallsTo(key, { index: 1, of: 3 })))
  expect(missing?.byKey.size).toBeGreaterThan(0)
  expect(missingParts(keys, [], 7)).toBeUndefined()
})

test('Says which shards are missing and what to give', () => {
  const shards = [2, 3].map((index) => ({ index, of: 3 }))
  const told = (some: typeof shards) => missingUnmet({ shards: some, byKey: new Map(), seed: 7 }, new Set([RULE]))
  expect(told(shards.slice(1))).toEqual({
    kind: 'missing-shard',
    rules: [RULE],
    message:
      'Shard 3 of 3 is missing, so 1 rule was not judged. Also give countersign merge the folder of countersign run with --shard 3/3 --seed 7.',
  })
  expect(told(shards).message).toBe(
    'Shard 2 of 3 and shard 3 of 3 are missing, so 1 rule was not judged. Also give countersign merge the folders of countersign run with --shard 2/3 --seed 7 and --shard 3/3 --seed 7.',
  )
})
