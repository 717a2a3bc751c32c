import { Status } from 'allure-js-commons'
import { expect, test } from 'vitest'
import { SECTIONS } from '../../helpers/engine/catalogue/sections.ts'
import type { Step } from '../../helpers/engine/outcome/step.ts'
import type { ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import { broken, sampleCatalogue, sampleRecord, skipped, unshown, violation } from '../samples/outcome.ts'
import { sectionLabel } from './labels.ts'
import { allureResultsOf, type AllureResult } from './results.ts'

function resultOf(record: ScenarioRecord): AllureResult {
  const [result] = allureResultsOf(record, sampleCatalogue)
  if (!result) throw new Error('no result')
  return result
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
  const result = resultOf(sampleRecord('metadata/key-length', change))
  expect(result.status).toBe(status)
  expect(result.statusDetails.message).toBe('finding' in change ? change.finding?.message : undefined)
})

test('a rule that the document leaves open never fails', () => {
  expect(resultOf(sampleRecord('metadata/replaces', violation())).status).toBe(Status.PASSED)
})

test('a result is in the section of the document that states its rule', () => {
  const { labels, name, fullName } = resultOf(sampleRecord('metadata/key-length', { title: 'too long is refused' }))
  expect({ name, fullName }).toEqual({
    name: 'too long is refused',
    fullName: 'metadata/key-length too long is refused',
  })
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

test('steps are nested as they were started, with their own times', () => {
  const inner: Step = { name: 'inner', startedAt: 2, stoppedAt: 3, status: 'failed', steps: [] }
  const outer: Step = { name: 'outer', startedAt: 1, stoppedAt: 4, status: 'failed', steps: [inner, inner] }
  const cut: Step = { name: 'cut off', startedAt: 9, stoppedAt: 0, status: 'passed', steps: [] }
  const { steps } = resultOf(sampleRecord('metadata/key-length', { steps: [outer, cut] }))
  expect(steps).toMatchObject([
    {
      name: 'outer',
      start: 1,
      stop: 4,
      steps: [{ name: 'inner', start: 2, stop: 3, status: 'failed' }, { name: 'inner' }],
    },
    { name: 'cut off', start: 9, stop: 9 },
  ])
})

test('no text of a target is markup', () => {
  const { description } = resultOf(sampleRecord('metadata/key-length', violation({ actual: '```\n<img src=x> **b**' })))
  expect(description).toContain('````text\nthe create with 21 characters')
  expect(description).toContain('<img src=x> **b**\n````')
})

test('an inferred rule shows its derivation, and fails with every gate', () => {
  const { description, status } = resultOf(sampleRecord('metadata/omitted-keeps', violation()))
  expect(description).toContain('Because: It follows.')
  expect(status).toBe(Status.FAILED)
})

test('a result that is inconclusive because another rule is violated names that rule in its text and a label', () => {
  const result = resultOf(sampleRecord('metadata/key-length', broken('no response', 'errors/json')))
  expect(result.description).toContain('Inconclusive because **errors/json** is violated.')
  expect(result.labels).toContainEqual({ name: 'cause', value: 'errors/json' })
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
  const { name, labels, description } = resultOf(
    sampleRecord('metadata/replaces', { observations, title: 'records it' }),
  )
  expect(name).toBe('Observed: records it')
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
  const known = new Map([['metadata/key-length', { reason: 'It is fixed soon.', ticket: 'T-1' }]])
  const two = {
    ...sampleRecord('metadata/key-length', violation()),
    rules: ['metadata/key-length', 'metadata/value-length'],
  }
  const [first, second] = allureResultsOf(two, sampleCatalogue, known)
  expect(first).toMatchObject({ name: 'Known: responds as documented', status: Status.SKIPPED })
  expect(first?.labels).toEqual(
    expect.arrayContaining([
      { name: 'tag', value: 'known' },
      { name: 'known', value: 'It is fixed soon. (T-1)' },
    ]),
  )
  expect(first?.description).toContain('**Known violation**')
  expect(first?.description).toContain('It is fixed soon. (T-1)')
  expect(second).toMatchObject({ name: 'responds as documented', status: Status.FAILED })
  expect(allureResultsOf(sampleRecord('metadata/key-length'), sampleCatalogue, known)[0]?.status).toBe(Status.PASSED)
})
