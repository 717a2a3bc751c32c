import { expect, test } from 'vitest'
import { sampleOutcome, sampleRecord, violation } from '../../samples/outcome.ts'
import { CAUSES, DERIVATION, memberOf, veryBrokenOutcome } from '../../samples/very-broken.ts'
import type { RunOutcome } from '../../summary.ts'
import { summaryText } from './summary-text.ts'

const LAST_SCREEN = 24
const WIDTHS = [60, 80, 140]

const linesOf = (outcome: RunOutcome, width: number) =>
  summaryText(outcome, {
    color: false,
    width,
    outDir: 'reports/out',
    repeatCommand: (id) => `npx countersign run --rule ${id}`,
  })
    .trimEnd()
    .split('\n')

/** The last lines as a terminal shows them: long ones take several rows. */
const lastScreen = (lines: readonly string[], width: number) =>
  lines
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'g')) ?? [''])
    .slice(-LAST_SCREEN)
    .join('\n')

test.each(WIDTHS.flatMap((width) => [0, 2, 12, 40, 170].map((others) => [width, others] as const)))(
  '%i columns, %i more rules violated: the last screen has a line for each finding that others depend on',
  (width, others) => {
    const screen = lastScreen(linesOf(veryBrokenOutcome(others), width), width)
    expect(screen.replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(
        `Fix first: \\d findings in ${others + 4} violated rules; 124 others could not be judged because of them`,
      ),
    )
    for (const [cause, count] of Object.entries(CAUSES))
      expect(screen).toMatch(new RegExp(`^ +\\d +${count + 1} {2}${memberOf(cause)} `, 'm'))
    expect(screen).toMatch(/^FAILED {2}\d+ conform, \d+ violate/m)
    expect(screen).toContain('Repeat a single rule:\n  npx countersign run --rule errors/refusals-are-4xx')
  },
)

test.each(WIDTHS)('%i columns: only lines to paste are wider', (width) => {
  for (const others of [2, 40]) {
    const wide = linesOf(veryBrokenOutcome(others, { gate: 'stated' }), width)
      .filter((line) => line.length > width)
      .filter((line) => !/^(curl|\s+npx)/.test(line))
    expect(wide).toEqual([])
  }
})

test.each(WIDTHS)('%i columns: inconclusive rules are grouped by their cause', (width) => {
  const text = linesOf(veryBrokenOutcome(2), width).join(' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain(
    '97 rules could not be judged because of errors/refusals-are-4xx (violated): event 60, lifecycle 37',
  )
  expect(text).toContain(' - 1 rule: no response to request 29 ')
  expect(text).toContain('18 rules for other reasons (see junit.xml)')
})

test.each(WIDTHS)(
  '%i columns: the derivation of an inferred rule is shown completely, in the long and the short form',
  (width) => {
    for (const others of [2, 40]) {
      const text = linesOf(veryBrokenOutcome(others), width).join(' ').replaceAll(/\s+/g, ' ')
      expect(text).toContain(`Because ${DERIVATION}`)
    }
  },
)

test('causes come first among many violated rules, with the rules that depend on them', () => {
  const lines = linesOf(veryBrokenOutcome(40), 80)
  const at = (text: string) => lines.findIndex((line) => line.trimStart().startsWith(text))
  const first = at('1) ')
  expect(lines.slice(first, first + 6).join('\n')).toContain('   errors/refusals-are-4xx (stated)\n')
  expect(lines).toContain('   Effect    97 rules depend on it: event 60, lifecycle 37')
  expect(at('errors/refusals-are-4xx')).toBeLessThan(at('transaction/metadata-is-an-object'))
  expect(at('errors/json-body')).toBeLessThan(at('transaction/metadata-omitted-keeps'))
})

test('a violation that does not fail the run is marked, and a single violation is not listed twice', () => {
  const lines = linesOf(veryBrokenOutcome(2, { gate: 'stated' }), 140)
  expect(lines.filter((line) => line.endsWith('(inferred, ignored)'))).toEqual([
    expect.stringMatching(/^ +5 +1 {2}member_of_transaction_metadata_omitted_keeps /),
    expect.stringMatching(/^ +5 +1 {2}member_of_transaction_metadata_omitted_keeps /),
  ])
  expect(lines.slice(-2).join(' ')).toContain('1 violate inferred rules (ignored)')
  const one = sampleOutcome([sampleRecord('metadata/key-length', violation())])
  expect(linesOf(one, 80).join('\n')).not.toContain('Fix first')
})
