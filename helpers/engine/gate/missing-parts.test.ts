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
  return { verdict: result?.verdict, reason: result?.reason, missing: missingRules(results, missing).has(RULE) }
}

test.each([
  ['no present scenario', [], 'not-exercised', REASON, true],
  ['a present scenario that passed', [sampleRecord(RULE)], 'not-exercised', REASON, true],
  ['a present scenario that shows nothing', [sampleRecord(RULE, unshown('it'))], 'not-exercised', REASON, true],
  ['a present violation', [sampleRecord(RULE, violation())], 'violates', undefined, false],
  ['a present scenario without conclusion', [sampleRecord(RULE, broken('no way'))], 'inconclusive', 'no way', false],
])('A rule with a missing scenario and %s', (_, present, verdict, reason, isMissing) => {
  expect(resultWith(...present)).toEqual({ verdict, reason, missing: isMissing })
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
