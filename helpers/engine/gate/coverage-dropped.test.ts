import { expect, test } from 'vitest'
import { broken, sampleOutcome, sampleRecord, skipped, unshown, violation } from '../../../reports/samples/outcome.ts'
import { catalogueOf, stated } from '../catalogue/rule.ts'
import { withLeftOut } from '../outcome/left-out.ts'
import { coverageDropped } from './coverage-dropped.ts'

const { results } = sampleOutcome([
  sampleRecord('metadata/key-length', unshown('metadata')),
  sampleRecord('metadata/value-length', violation()),
  sampleRecord('metadata/omitted-keeps', broken('no response')),
  sampleRecord('metadata/replaces'),
  sampleRecord('lifecycle/expires', skipped('needs clock: a control interface.', ['clock'])),
])
const ALL = new Set(results.map(({ rule }) => rule.id))
const droppedOf = (ids: readonly string[], selected: ReadonlySet<string> = ALL, excluded = new Set<string>()) =>
  coverageDropped(
    {
      file: 'known.yaml',
      ids: ids.map((id, i) => ({ id, line: i + 9 })),
      nearest: (id) => `${id}-2`,
    },
    withLeftOut(results, selected, excluded),
  )

test('Accepts rules that conform, are violated or are inconclusive', () => {
  expect(droppedOf(['metadata/value-length', 'metadata/omitted-keeps'])).toEqual([])
})

test.each([
  ['metadata/key-length', 'Reason: metadata shows nothing.'],
  ['lifecycle/expires', 'Reason: needs clock: a control interface.'],
  ['metadata/replaces', 'Reason: it is open now, so it is only observed.'],
  ['lifecycle/email', /Reason: it appears only in an email/],
])('Reports that %s is no longer judged', (id, why) => {
  const [unmet, ...more] = droppedOf([id])
  expect(more).toEqual([])
  expect(unmet).toMatchObject({ kind: 'coverage-dropped', rules: [id] })
  expect(unmet?.message).toMatch(`coverage dropped: 1 rule is no longer judged: ${id}. `)
  expect(unmet?.message).toMatch(why)
})

test('Ignores rules that were not selected, or that are excluded', () => {
  const ids = ['metadata/key-length', 'lifecycle/expires', 'lifecycle/gone']
  expect(droppedOf(ids, new Set(['metadata/value-length']))).toEqual([])
  expect(droppedOf(ids.slice(0, 2), new Set(['metadata/value-length']), new Set(ids))).toEqual([])
})

test('Names an id that no longer exists, with its line and the nearest id', () => {
  expect(droppedOf(['metadata/value-length', 'metadata/gone'])).toEqual([
    {
      kind: 'coverage-dropped',
      rules: ['metadata/gone'],
      message:
        'coverage dropped: 1 judged rule no longer exists: metadata/gone (known.yaml, line 10; nearest: metadata/gone-2). ' +
        'To accept this, run all rules, then countersign known --update.',
    },
  ])
})

test('Names the first five of many rules', () => {
  const ids = Array.from({ length: 14 }, (_, i) => `metadata/rule-${i}`)
  const many = catalogueOf({
    metadata: { all: stated('Limits', Object.fromEntries(ids.map((id) => [id, `${id}.`]))) },
  })
  const records = ids.map((id) => sampleRecord(id, unshown('metadata')))
  const before = { file: 'known.yaml', ids: ids.map((id, line) => ({ id, line })), nearest: String }
  const [unmet] = coverageDropped(before, sampleOutcome(records, {}, many).results)
  expect(unmet?.rules).toEqual(ids)
  expect(unmet?.message).toBe(
    `coverage dropped: 14 rules are no longer judged: ${ids.slice(0, 5).join(', ')} and 9 more. ` +
      'Reason of the first: metadata shows nothing. To accept this, run all rules, then countersign known --update.',
  )
})
