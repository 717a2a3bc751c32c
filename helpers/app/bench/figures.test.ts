import { expect, test } from 'vitest'
import { figuresOf, loopRowsOf, rowsOf } from './figures.ts'
import type { Pass } from './loop.ts'
import type { Measured } from './measure.ts'
import type { Row } from './table.ts'

const side = (ms: number) => ({ ms, cpuMs: ms, requests: 10 })
const rounds = [{ suite: side(1_200), bare: side(1_100) }]
const MEASURED: Measured = {
  compared: [
    { parted: false, delayMs: 0, rounds },
    { parted: false, delayMs: 50, rounds },
    { parted: true, delayMs: 50, rounds },
  ],
  firstRequestMs: [500.4],
  oneRule: [900, 1_000, 800].map((ms) => ({ ms, exitCode: 0, peakMb: 120.2 })),
  wholeRun: [{ ms: 12_000, exitCode: 0, peakMb: 300 }],
}

const pass = (state: Pass['state'], round: number, times: Record<string, number>, exitCode = 0): Pass => ({
  round,
  state,
  ms: Object.values(times).reduce((sum, ms) => sum + ms, 0),
  steps: Object.entries(times).map(([step, ms]) => ({ step, ms, exitCode, output: '' })),
})
const PASSES = [
  pass('cold', 1, { check: 10_000, 'test:unit': 200_000 }),
  pass('warm', 1, { check: 9_000, 'test:unit': 60_000 }),
  pass('cold', 2, { check: 12_000, 'test:unit': 220_000 }),
]

const goalsOf = (rows: readonly Row[]) =>
  Object.fromEntries(rows.flatMap((row) => ('goal' in row ? [[row.key, row.goal]] : [])))

test('Each figure with a goal of the project shows it', () => {
  expect(goalsOf([...rowsOf(MEASURED), ...loopRowsOf(PASSES)])).toEqual({
    ratio_0: 'at most 2.5',
    ratio_50: 'at most 1.15',
    one_rule: 'at most 1.0 s',
    one_rule_mb: 'at most 250 MB',
    whole_run: 'at most 12 s',
    whole_run_mb: 'under 350 MB',
    test_cold: 'at most 4 min',
    test_warm: 'at most 2 min',
  })
})

test('A comparison that was skipped for lack of time is reported without a figure', () => {
  const rows = rowsOf({ ...MEASURED, compared: MEASURED.compared.slice(0, 1) })
  expect(rows).toContainEqual({ heading: '50 ms added to each response: not measured, because time was short' })
  expect(Object.keys(figuresOf(rows))).not.toContain('ratio_50')
})

test('Keeps medians, except of figures that are only for information', () => {
  expect(figuresOf(rowsOf(MEASURED))).toEqual({
    ratio_0: 1.091,
    ratio_50: 1.091,
    first_request: 500,
    one_rule: 900,
    one_rule_mb: 120,
    whole_run: 12_000,
    whole_run_mb: 300,
  })
})

test('Keeps the times of all steps and their sum, cold and warm', () => {
  expect(figuresOf(loopRowsOf(PASSES))).toEqual({
    test_cold: 221_000,
    check: 11_000,
    test_unit: 210_000,
    test_warm: 69_000,
    check_warm: 9_000,
    test_unit_warm: 60_000,
  })
  expect(loopRowsOf([])).toEqual([])
})

test('Marks a failed step with its exit code', () => {
  const names = loopRowsOf([pass('cold', 1, { check: 1_000 }, 2)]).flatMap((row) => ('name' in row ? [row.name] : []))
  expect(names).toEqual(['whole', '  npm run check, exit code 2'])
})
