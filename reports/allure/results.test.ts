import { Status } from 'allure-js-commons'
import { expect, test } from 'vitest'
import { SECTIONS } from '../../helpers/engine/catalogue/sections.ts'
import { withKnown } from '../../helpers/engine/outcome/known.ts'
import type { ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import { verdictsOf, type Known } from '../../helpers/engine/outcome/verdict.ts'
import { broken, sampleCatalogue, sampleRecord, skipped, unshown, violation } from '../samples/outcome.ts'
import { sectionLabel } from './labels.ts'
import { allureResultOf, type AllureResult } from './results.ts'
import { groupsOf } from './subject-of-rule.ts'

/** The results of the rules that these records judge, by rule. */
function resultsOf(records: readonly ScenarioRecord[], known: ReadonlyMap<string, Known> = new Map()) {
  const results = withKnown(verdictsOf(sampleCatalogue, records), known)
  const groups = groupsOf(results)
  const byKey = new Map(records.map((record) => [record.key, record]))
  let files = 0
  return new Map(
    results.map((one) => [
      one.rule.id,
      allureResultOf(
        one,
        groups,
        (key) => byKey.get(key),
        () => `${(files += 1)}.txt`,
        () => ['Limits, row 4: metadata'],
      ),
    ]),
  )
}

const RULE = 'metadata/key-length'

function resultOf(
  record: ScenarioRecord,
  rule = record.rules[0] ?? '',
  known?: ReadonlyMap<string, Known>,
): AllureResult {
  const found = resultsOf([record], known).get(rule)
  if (!found) throw new Error('no result')
  return found.result
}

test.each([
  ['passed', {}, Status.PASSED],
  ['violated', violation(), Status.FAILED],
  [
    'inconclusive, even if the message mentions an assertion',
    broken('the assertion expected a response'),
    Status.BROKEN,
  ],
  ['not exercised', skipped('needs clock: x'), Status.SKIPPED],
])('%s', (_, change, status) => {
  const result = resultOf(sampleRecord(RULE, change))
  expect(result.status).toBe(status)
  // Allure calls every message an error.
  const { finding }: Partial<ScenarioRecord> = change
  const message = status === Status.FAILED || status === Status.BROKEN ? finding?.message : undefined
  expect(result.statusDetails.message).toBe(message)
})

test('a rule with several scenarios is one result: they are its steps, each with its own exchanges', () => {
  const records = [
    sampleRecord(RULE, { title: 'on creation', log: 'first', startedAt: 1000 }),
    sampleRecord(RULE, { title: 'on update', log: 'second', startedAt: 5000, ...violation() }),
    sampleRecord(RULE, { title: 'later', ...skipped('needs clock', ['clock']), startedAt: 3000 }),
  ]
  const { result, texts } = resultsOf(records).get(RULE) ?? {}
  expect(result).toMatchObject({ status: 'failed', start: 1000, stop: 1360 })
  expect(
    result?.steps.map(({ name, status, steps, attachments }) => [name, status, steps.length, attachments[0]?.source]),
  ).toEqual([
    ['on creation', 'passed', 2, '1.txt'],
    ['on update', 'failed', 2, '2.txt'],
    ['later', 'skipped', 0, undefined],
  ])
  expect(texts).toEqual([
    { name: '1.txt', content: 'first' },
    { name: '2.txt', content: 'second' },
  ])
})

test('if several scenarios saw the same breach of a rule, the one that is easiest to reproduce is shown', () => {
  const seer = (title: string, replay: string) =>
    sampleRecord('metadata/value-length', {
      title,
      breaches: [{ rule: RULE, message: 'name: expected a string', replay }],
    })
  const result = resultsOf([seer('first', 'curl long'), seer('second', 'curl'), seer('third', 'curl long')]).get(RULE)
  expect(result?.result.steps).toMatchObject([
    { name: 'seen while: second (and in 2 scenarios more)', status: 'failed' },
  ])
  expect(result?.texts).toHaveLength(1)
})

test('a rule without a scenario has no steps, and its statement as name', () => {
  const result = resultOf(sampleRecord(RULE), 'lifecycle/email')
  expect(result).toMatchObject({ name: 'A signer gets an email.', status: 'skipped', steps: [], statusDetails: {} })
  expect(result.description).toMatch(/\*\*lifecycle\/email\*\*: A signer.+Level: \*stated\*.+no call shows the email/s)
  expect(result.description).toContain('No setting exercises this rule.')
  expect(result.labels).toContainEqual({ name: 'because', value: 'it appears only in an email' })
})

test('the identity of a result is that of its rule, and its name is the statement', () => {
  const { name, fullName, testCaseId, historyId } = resultOf(sampleRecord(RULE, violation()))
  expect({ name, fullName }).toEqual({ name: 'A metadata key of 21 characters is refused.', fullName: RULE })
  const other = resultOf(sampleRecord(RULE, { title: 'another title' }))
  expect([testCaseId, historyId]).toEqual([other.testCaseId, other.historyId])
})

test('a rule that the document leaves open never fails', () => {
  expect(resultOf(sampleRecord('metadata/replaces', violation())).status).toBe(Status.PASSED)
})

test('a result is in the section of the document that states its rule', () => {
  const { labels } = resultOf(sampleRecord('metadata/key-length'))
  expect(labels).toEqual([
    { name: 'epic', value: '24 Limits' },
    { name: 'feature', value: 'metadata' },
    { name: 'story', value: 'metadata/key-length A metadata key of 21 characters is refused.' },
    { name: 'tag', value: 'metadata/key-length' },
    { name: 'severity', value: 'critical' },
    { name: 'level', value: 'stated' },
  ])
})

test('a result for which the target shows nothing has a label for its group', () => {
  const labelsOf = (change: Partial<ScenarioRecord>) => resultOf(sampleRecord('metadata/key-length', change)).labels
  const label = { name: 'unshown', value: 'metadata shows nothing' }
  expect(labelsOf(unshown('metadata'))).toContainEqual(label)
  expect(labelsOf(skipped('metadata shows nothing'))).not.toContainEqual(label)
})

test('no text of a target is markup', () => {
  const { description } = resultOf(sampleRecord('metadata/key-length', violation({ actual: '```\n<img src=x> **b**' })))
  expect(description).toContain('````text\nthe create with 21 characters')
  expect(description).toContain('<img src=x> **b**\n````')
})

test('an inferred rule shows its derivation, and fails with every gate', () => {
  const { description, status } = resultOf(sampleRecord('metadata/omitted-keeps', violation()))
  expect(description).toContain('The document: Limits, row 4: metadata\n')
  expect(description).toContain('Because: It follows.')
  expect(status).toBe(Status.FAILED)
})

test('violations that are alike have the label of their finding, and so have the rules that depend on them', () => {
  const records = [
    sampleRecord(RULE, violation({ causes: [] })),
    sampleRecord('metadata/value-length', violation({ causes: ['metadata/omitted-keeps'] })),
    sampleRecord('metadata/omitted-keeps', violation({ causes: [RULE] })),
  ]
  const results = resultsOf(records)
  const group = '1. the create with 21 characters is 201 Created where a refusal (4xx) that changes nothing is required'
  expect(results.get(RULE)?.result.labels).toContainEqual({ name: 'finding', value: group })
  // It depends on a rule that depends on another: the violated one is named.
  const { result } = results.get('metadata/value-length') ?? {}
  expect(result?.status).toBe('broken')
  expect(result?.description).toContain(`Inconclusive because **${RULE}** is violated.`)
  expect(result?.labels).toContainEqual({ name: 'cause', value: group })
})

test('results that are inconclusive for the same reason have the same label, even with different transactions', () => {
  const { labels, description } = resultOf(
    sampleRecord('metadata/key-length', broken('GET /v1/transactions/tra_9bx: responded with 502')),
  )
  expect(labels).toContainEqual({ name: 'because', value: 'GET /v1/transactions/…: responded with 502' })
  expect(description).toContain('GET /v1/transactions/tra_9bx: responded with 502')
})

test('an observed result differs from a passed one in its name, a tag, its rule and its description', () => {
  const observations = [{ rule: 'metadata/replaces', key: 'replaces', value: 'yes' }]
  const { name, labels, description } = resultOf(sampleRecord('metadata/replaces', { observations }))
  expect(name).toBe('Observed: Whether the metadata of an update replaces the old metadata.')
  expect(labels).toContainEqual({ name: 'tag', value: 'observed' })
  expect(labels.find((label) => label.name === 'story')?.value).toMatch(/^metadata\/replaces \(open\) Whether/)
  expect(description).toMatch(/Observed, not judged.+replaces: yes/s)
})

test('a skipped result says why, and how to get it exercised', () => {
  const { description, labels } = resultOf(sampleRecord('lifecycle/expires', skipped('needs clock: x', ['clock'])))
  expect(description).toMatch(/\*\*lifecycle\/expires\*\*: A transaction expires.+Level: \*stated\*.+needs clock: x/s)
  expect(description).toContain('- a control interface with the capability `clock` (ESIGN_CONTROL_URL)')
  expect(labels).toContainEqual({ name: 'because', value: 'it needs clock' })
})

test('the sections of the tree are in the order of the document', () => {
  const labels = SECTIONS.map(sectionLabel)
  expect(labels.toSorted()).toEqual(labels)
})

test('a known violation is neither passed nor failed, and shows its reason', () => {
  const known = new Map([[RULE, { reason: 'It is fixed soon.', ticket: 'T-1' }]])
  const result = resultOf(sampleRecord(RULE, violation()), RULE, known)
  expect(result).toMatchObject({
    name: 'Known: A metadata key of 21 characters is refused.',
    status: Status.SKIPPED,
    statusDetails: {},
  })
  expect(result.labels).toEqual(
    expect.arrayContaining([
      { name: 'tag', value: 'known' },
      { name: 'known', value: 'It is fixed soon. (T-1)' },
    ]),
  )
  expect(result.description).toContain('**Known violation**')
  expect(result.description).toContain('It is fixed soon. (T-1)')
  expect(resultOf(sampleRecord(RULE), RULE, known).status).toBe(Status.PASSED)
})
