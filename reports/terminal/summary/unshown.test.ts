import { expect, test } from 'vitest'
import { DROPPED, sampleOutcome, sampleRecord, skipped, unshown } from '../../samples/outcome.ts'
import type { RunOutcome } from '../../summary.ts'
import { summaryText } from './summary-text.ts'

const textOf = (outcome: RunOutcome, width = 80, color = false) =>
  summaryText(outcome, { color, width, outDir: 'reports/out', repeatCommand: (id) => `run ${id}` })

const hidden = sampleOutcome([
  sampleRecord('metadata/key-length'),
  sampleRecord('metadata/value-length', unshown('metadata of transaction 6e9b5d0c-53b0-4b5e-a0d8-4e3f0b0b0b0b')),
  sampleRecord('metadata/omitted-keeps', unshown('metadata of transaction 7e9b5d0c-53b0-4b5e-a0d8-4e3f0b0b0b0b')),
  sampleRecord('lifecycle/expires', skipped('needs clock: a control interface', ['clock'])),
])

test('rules for which the target shows nothing have a line of their own, the first one', () => {
  expect(textOf(hidden, 120)).toContain(`Not exercised: 6 rules
  - 2 rules because the target shows nothing to judge: metadata of transaction … shows nothing
  - 1 rule needs something that is not there: clock 1`)
})

test.each([40, 60, 80, 140])('the verdict counts them separately in %i columns', (width) => {
  const lines = textOf(hidden, width).trimEnd().split('\n')
  const verdict = lines.slice(lines.findIndex((line) => line.startsWith('PASSED')))
  expect(verdict.map((line) => line.trim()).join(' ')).toBe(
    'PASSED  1 conform, 0 violate, 0 inconclusive, 6 not exercised (2 not shown by the target)',
  )
  expect(Math.max(...verdict.map((line) => line.length))).toBeLessThanOrEqual(width)
})

test('they are not mentioned if there are none', () => {
  const shown = sampleOutcome([sampleRecord('metadata/key-length')])
  expect(textOf(shown)).not.toMatch(/shows nothing|not shown/)
})

test('a run with rules that are no longer judged does not pass', () => {
  const text = textOf(sampleOutcome([sampleRecord('metadata/key-length')], { unmet: [DROPPED] }))
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`Other reasons why the run does not pass: - ${DROPPED.message}`)
  expect(text).toContain('INCONCLUSIVE  1 conform')
})
