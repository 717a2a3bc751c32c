import { expect, test } from 'vitest'
import type { ScenarioRecord, ShownExchange } from '../../../helpers/engine/outcome/record.ts'
import { findingsOf } from '../../findings/group.ts'
import { broken, sampleOutcome, sampleRecord, skipped, violation } from '../../samples/outcome.ts'
import { showFinding, showRule, type ShowOptions } from './show.ts'

const exchange = (number: number, change: Partial<ShownExchange> = {}): ShownExchange => ({
  number,
  side: 'api',
  method: 'POST',
  path: '/v1/transactions',
  headers: { Authorization: 'Bearer $ESIGN_API_KEY' },
  form: [['name', 'Lease']],
  response: { status: 200, headers: { date: 'today', 'x-id': '7' }, body: '{"id":"tra_1","name":"Lease"}' },
  startedAt: 0,
  durationMs: 12,
  ...change,
})

const optionsFor = (records: readonly ScenarioRecord[], change: Partial<ShowOptions> = {}): ShowOptions => ({
  color: false,
  width: 80,
  outDir: 'reports/out',
  repeatCommand: (id) => `npx countersign run --rule ${id}`,
  sourceOf: () => ({
    sentences: ['Limits, row 4: metadata'],
    faults: [{ id: 'key-21', story: 'A key may be longer.' }],
  }),
  evidenceOf: (key) => records.find((record) => record.key === key),
  ...change,
})

function shownRule(id: string, records: readonly ScenarioRecord[], change: Partial<ShowOptions> = {}): string {
  const outcome = sampleOutcome(records)
  const result = outcome.results.find(({ rule }) => rule.id === id)
  return result ? showRule(outcome, result, optionsFor(records, change)).join('\n') : ''
}

const violated = sampleRecord('metadata/key-length', {
  ...violation({ judged: 2, call: 'create', kind: 'refused' }),
  exchanges: [exchange(1), exchange(2, { repeated: { times: 39, ms: 30_000 } }), exchange(3, { path: '/v1/files' })],
})

test('a violated rule has its place in the document, its finding, and its judged exchange in full', () => {
  const text = shownRule('metadata/key-length', [violated])
  expect(text).toMatch(/^metadata\/key-length \(stated\): violated\n {2}A metadata key of 21 characters is refused\.\n/)
  expect(text).toContain('  Document   Limits, row 4: metadata\n')
  expect(text).toContain('  Finding    1) POST /transactions: ')
  expect(text).toContain('  Scenario   responds as documented (suites/metadata/limits.scenarios.ts)\n')
  expect(text).toContain(`    1  POST /v1/transactions: 200 in 12 ms
  ► 2  POST /v1/transactions: 200 in 12 ms, asked 39 times for 30 s
      > POST /v1/transactions
      > Authorization: Bearer $ESIGN_API_KEY
      > name=Lease
      < 200
      < x-id: 7
      < {
      <   "id": "tra_1",
      <   "name": "Lease"
      < }
    3  POST /v1/files: 200 in 12 ms
`)
  expect(text).toContain(`\n${violated.finding?.replay}\n`)
  expect(text).toContain('  npx countersign run --rule metadata/key-length\n')
  expect(text).toContain('  key-21: A key may be longer.')
})

test('an exchange without a response says why, and a body that is not JSON is shown as it is', () => {
  const { response: _, ...lost } = exchange(1, { failure: 'timed out' })
  const html = exchange(2, { response: { status: 502, headers: {}, body: '<html>' } })
  const text = shownRule('metadata/key-length', [
    sampleRecord('metadata/key-length', { ...violation({ judged: 2 }), exchanges: [lost, html] }),
  ])
  expect(text).toContain('    1  POST /v1/transactions: no response (timed out)\n')
  expect(text).toContain('      < 502\n      < <html>\n')
})

test('a finding lists its rules and those that are inconclusive because of it', () => {
  const other = sampleRecord('metadata/value-length', violation({ call: 'create', kind: 'refused' }))
  const hindered = sampleRecord('lifecycle/expires', broken('x', 'metadata/key-length'))
  const records = [violated, other, hindered]
  const outcome = sampleOutcome(records)
  const [group] = findingsOf(outcome.results)
  if (!group) throw new Error('the sample has no finding')
  const text = showFinding(outcome, group, 1, optionsFor(records)).join('\n')
  expect(text).toContain('Violated: 2 rules\n  - metadata/')
  expect(text).toContain('Inconclusive because of them: 1 rule\n  lifecycle/expires\n')
  expect(text).toContain('Each of them in full: npx countersign show RULE\n')
})

test('a conforming rule has its scenarios with the requests of their logs', () => {
  const text = shownRule('metadata/key-length', [
    sampleRecord('metadata/key-length', {
      log: '#1 200 POST /v1/transactions\n#2 200 GET /v1/x\n\n#1 2030\n$ curl -i x\n< 200',
    }),
    sampleRecord('metadata/key-length', { title: 'alone' }),
  ])
  expect(text).toMatch(/^metadata\/key-length \(stated\): conforms\n/)
  expect(text).toContain(
    '  passed: responds as documented (suites/metadata/limits.scenarios.ts)\n    #1 200 POST /v1/transactions\n    #2 200 GET /v1/x\n',
  )
  expect(text).toContain(
    '  passed: alone (suites/metadata/limits.scenarios.ts)\n    curl -i "$ESIGN_BASE_URL"/transactions\n',
  )
})

test('an inconclusive rule has its reason and its cause, with the finding of the cause', () => {
  const hindered = sampleRecord('lifecycle/expires', broken('no draft was created', 'metadata/key-length'))
  const text = shownRule('lifecycle/expires', [violated, hindered])
  expect(text).toContain('  Reason     no draft was created\n  Cause      metadata/key-length\n  Finding    1) ')
})

test('a rule that was not exercised says what it needs, and an observed one what was seen', () => {
  expect(
    shownRule('lifecycle/expires', [sampleRecord('lifecycle/expires', skipped('needs clock', ['clock']))]),
  ).toMatch(/: not exercised\n[^]* {2}Needs {6}clock: a control interface/)
  const seen = sampleRecord('metadata/replaces', {
    observations: [{ rule: 'metadata/replaces', key: 'kept', value: 'true' }],
  })
  expect(shownRule('metadata/replaces', [seen])).toMatch(/: observed, not judged\n[^]* {2}Observed {3}kept: true\n/)
  expect(shownRule('lifecycle/email', [])).toContain(
    '  Reason     it appears only in an email: no call shows the email\n\nNo scenario of this run judged it.',
  )
})

test('only lines to paste are wider than the terminal, and no line has control characters of a target', () => {
  const wild = exchange(2, {
    path: `/v1/${'long/'.repeat(40)}`,
    response: { status: 200, headers: {}, body: `{"a":"${'x'.repeat(300)}\\u001b[2J"}` },
  })
  const text = shownRule('metadata/key-length', [
    sampleRecord('metadata/key-length', {
      ...violation({ judged: 2, actual: 'a\u001b[2J' }),
      exchanges: [exchange(1), wild],
    }),
  ])
  expect(text).not.toContain('\u001b')
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([violated.finding?.replay])
})
