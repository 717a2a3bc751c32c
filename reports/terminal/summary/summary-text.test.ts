import { expect, test } from 'vitest'
import { catalogueOf, stated } from '../../../helpers/engine/catalogue/rule.ts'
import { BEFORE_RETRY } from '../../../helpers/engine/outcome/record.ts'
import { broken, sampleOutcome, sampleRecord, skipped, violation } from '../../samples/outcome.ts'
import type { RunOutcome } from '../../summary.ts'
import { summaryText, type SummaryTextOptions } from './summary-text.ts'

const textOf = (outcome: RunOutcome, change: Partial<SummaryTextOptions> = {}) =>
  summaryText(outcome, {
    color: false,
    width: 80,
    outDir: 'reports/out',
    repeatCommand: (id) => `npx countersign run --rule ${id}`,
    ...change,
  })

const passed = sampleRecord('metadata/key-length')
const violated = sampleRecord('metadata/value-length', violation())
const curl = violated.finding?.replay ?? ''

test.each([
  ['PASSED  1 conform, 0 violate', sampleOutcome([passed])],
  ['FAILED  1 conform, 1 violate', sampleOutcome([passed, violated])],
  [
    'INCONCLUSIVE  0 conform, 0 violate, 1 inconclusive',
    sampleOutcome([sampleRecord('metadata/key-length', broken('x'))]),
  ],
  ['INTERRUPTED  1 conform', sampleOutcome([passed], { interrupted: true, complete: false })],
])('the last line is the verdict: %s', (verdict, outcome) => {
  const lines = textOf(outcome).trimEnd().split('\n')
  expect(lines.at(-1)).toContain(verdict)
  expect(lines.at(-2)).toBe('Report: reports/out/index.html')
})

test('an interrupted run counts the rules that failed once', () => {
  const reason = `not reproduced: status: expected 422, got 200 (it occurred once, and ${BEFORE_RETRY})`
  const outcome = sampleOutcome([sampleRecord('metadata/key-length', broken(reason))], { interrupted: true })
  expect(textOf(outcome).replaceAll(/\s+/g, ' ')).toContain('1 rule failed once and could not be confirmed.')
})

test('the time for which requests were delayed is shown, if any', () => {
  const line = '  throttled 1 min 05 s of this time, by rate limits (429 or ESIGN_MAX_RPS)'
  expect(textOf(sampleOutcome([passed], { throttledMs: 65_000 })).split('\n')).toContain(line)
  expect(textOf(sampleOutcome([passed], { throttledMs: 50 }))).not.toContain('throttled')
})

test('retried scenarios are shown with the limits, if there were any', () => {
  const retried = { scenarios: 41, tries: 60, most: 4_282, mostMs: 12_000 }
  expect(textOf(sampleOutcome([passed], { retried })).replaceAll(/\s+/g, ' ')).toContain(
    'retried 41 scenarios after lost connections, 5xx or malformed responses: ' +
      '60 retries (limits: 4,282 in a run, 12.0 s for those at its end)',
  )
  expect(textOf(sampleOutcome([passed]))).not.toContain('retried')
})

test('a violation shows the rule, the actual value, a line to paste and the command that repeats it', () => {
  const text = textOf(sampleOutcome([violated]))
  expect(text).toContain('   metadata/value-length (stated)\n   A metadata value of 201 characters is refused.')
  expect(text).toContain('   Section   Limits')
  expect(text).toContain('   Expected  a refusal (4xx) that changes nothing\n   Actual    201 Created')
  expect(text.split('\n')).toContain(curl)
  expect(text).toContain('npx countersign run --rule metadata/value-length')
})

test('findings that differ only in a value are shown once', () => {
  const records = ['1', '2', '3'].map((actual) =>
    sampleRecord('metadata/value-length', {
      title: actual,
      ...violation({ actual, what: 'it', message: `it: expected a refusal (4xx) that changes nothing, got ${actual}` }),
    }),
  )
  const text = textOf(sampleOutcome(records))
  expect(text).toContain('Finding   it (3 times)')
  expect(text.split('\n').filter((line) => line === curl)).toHaveLength(1)
})

test('only commands to paste are wider than the terminal', () => {
  const long = violation({ actual: 'word '.repeat(100) })
  const wide = textOf(sampleOutcome([sampleRecord('metadata/value-length', long), passed], { fault: 'x/y' }))
    .split('\n')
    .filter((line) => line.length > 80)
  expect(wide).toEqual([curl])
})

test('the curl lines of an embedded target are preceded by the command that starts one', () => {
  const text = textOf(sampleOutcome([violated], { fault: 'metadata/value-length' }))
  expect(text).toContain('npx countersign serve --port 4010 --fault metadata/value-length')
  const address = { kind: 'address', base_url: 'https://example.test' } as const
  expect(textOf(sampleOutcome([violated], { target: address }))).not.toContain('serve')
})

test('three hundred violations of three hundred causes take few lines each', () => {
  const ids = Array.from({ length: 300 }, (_, i) => `metadata/rule-${i}`)
  const catalogue = catalogueOf({
    metadata: { all: stated('Limits', Object.fromEntries(ids.map((id) => [id, 'It is refused. '.repeat(9)]))) },
  })
  const records = ids.map((id, i) =>
    sampleRecord(id, violation({ kind: 'equal', what: `of_${i}.member`, expected: `${i}` })),
  )
  const text = textOf(sampleOutcome(records, {}, catalogue))
  const lines = text.split('\n')
  for (const id of ids)
    expect(
      lines.filter((line) => line === `${' '.repeat(`${ids.indexOf(id) + 1}) `.length)}${id} (stated)`),
    ).toHaveLength(1)
  expect(lines.length).toBeLessThan(3_100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(text).toContain('npx countersign run --rule metadata/rule-0')
})

test.each([60, 80, 100, 140])('%i columns: the first screen has the verdict, ten findings and a command', (width) => {
  const ids = Array.from({ length: 25 }, (_, i) => `metadata/rule-${i}`)
  const statements = Object.fromEntries(ids.map((id) => [id, 'Held.']))
  const records = ids.map((id, i) =>
    sampleRecord(
      id,
      violation({ kind: 'equal', what: `of_${i}.${'long_'.repeat(9)}member`, expected: '"one"', actual: '"other"' }),
    ),
  )
  const outcome = sampleOutcome(
    records,
    { fault: ids.join(',') },
    catalogueOf({ metadata: { all: stated('Limits', statements) } }),
  )
  const lines = textOf(outcome, { width }).split('\n')
  expect(lines[0]).toMatch(/^FAILED {2}0 conform, 25 violate/)
  const command = lines.indexOf('  npx countersign show 1')
  const list = lines.slice(0, command + 1)
  for (const n of [1, 10])
    expect(list.some((line) => line.startsWith(`${String(n).padStart(4)}      1  of_${n - 1}.`))).toBe(true)
  expect(list.join('\n')).toContain('15 more findings, from number 11')
  expect(Math.max(...list.map((line) => line.length))).toBeLessThanOrEqual(width)
  if (width >= 100) expect(list.length).toBeLessThanOrEqual(24)
})

test('rules that were not judged take three lines, with the command that says what would exercise them', () => {
  const text = textOf(
    sampleOutcome([
      sampleRecord('metadata/key-length', broken('transaction 6e9b5d0c-53b0-4b5e-a0d8-4e3f0b0b0b0b is slow')),
      sampleRecord('metadata/value-length', broken('transaction 7e9b5d0c-53b0-4b5e-a0d8-4e3f0b0b0b0b is slow')),
      sampleRecord('lifecycle/expires', skipped('needs clock: a control interface', ['clock'])),
      sampleRecord('lifecycle/seal', skipped('needs seal: set it', ['seal'])),
    ]),
  )
  expect(text).toContain('2 rules: transaction … is slow\n    metadata/key-length, metadata/value-length')
  expect(text).toContain(`Not exercised: 5 rules
  - 2 rules need something that is not there: clock 1, seal 1
  - 2 rules: not selected for this run; 1 rule is not testable by a client
  See how to exercise more: npx countersign doctor
`)
  expect(text).not.toContain('workspaces')
})

test('leftovers are a warning', () => {
  const text = textOf(sampleOutcome([sampleRecord('metadata/key-length', { leftovers: ['a1', 'b2'] })]))
  expect(text).toContain('Warning: 2 transactions could not be cancelled: a1, b2')
  expect(textOf(sampleOutcome([passed]))).not.toContain('Warning')
})

test('without colour, the text has no control characters of a target or of the suite', () => {
  const text = textOf(sampleOutcome([sampleRecord('metadata/key-length', violation({ actual: 'a\u001b[2Jb' }))]))
  expect(text).not.toContain('\u001b')
  expect(textOf(sampleOutcome([violated]), { color: true })).toContain('\u001b[31m')
})

test('the columns of the table are below their headings, also if it is narrow', () => {
  for (const width of [60, 80, 120]) {
    const lines = textOf(sampleOutcome([passed, violated]), { width }).split('\n')
    const head = lines.findIndex((line) => line.startsWith('area'))
    expect(new Set(lines.slice(head, head + 3).map((line) => line.length)).size).toBe(1)
  }
})

test('a run of many areas in which nothing is wrong fits one screen, and shows every area', () => {
  const areas = Array.from({ length: 25 }, (_, i) => `area-of-rules-${i}`)
  const own = Object.fromEntries(
    areas.map((area) => [area, { all: stated('Limits', { [`${area}/one`]: `${area}.` }) }]),
  )
  const records = areas.map((area) => sampleRecord(`${area}/one`))
  const lines = textOf(sampleOutcome(records, {}, catalogueOf(own)))
    .trimEnd()
    .split('\n')
  expect(lines.length).toBeLessThanOrEqual(24)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  for (const area of areas) expect(lines.join('\n')).toMatch(new RegExp(`${area} +1 +0 +0( |$)`, 'm'))
  const wrong = [...records.slice(1), sampleRecord('area-of-rules-0/one', violation())]
  expect(textOf(sampleOutcome(wrong, {}, catalogueOf(own)))).toMatch(/^total +25 +24 +1 /m)
})
