import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { JudgedMutant } from './explained.ts'
import type { Judged } from './thread/jobs-of-thread.ts'
import { countsOf, jsonOf, reportLines, tableLines } from './report.ts'

function one(
  file: string,
  outcome: Judged['outcome'],
  more: Partial<Judged & { explanation: string }> = {},
): JudgedMutant {
  const { explanation, ...judged } = more
  return {
    mutant: {
      id: '1',
      file,
      line: 3,
      lastLine: 3,
      column: 0,
      lastColumn: 9,
      kind: 'EqualityOperator',
      code: '',
      original: 'a >\n  b',
      mutated: 'a >= b',
    },
    judged: { outcome, run: 12, inconclusive: 0, ...judged },
    ...(explanation !== undefined && { explanation }),
  }
}

const ALL = [
  one('checks/a.ts', 'caught', { rule: 'a/rule' }),
  one('checks/a.ts', 'broken', { reason: 'no response' }),
  one('checks/a.ts', 'timeout', { reason: 'it hangs' }),
  one('checks/a.ts', 'survived', { inconclusive: 2 }),
  one('effects/b.ts', 'survived', { explanation: 'The code is dead.' }),
  one('effects/b.ts', 'not reached'),
  one('effects/b.ts', 'caught', { rule: 'a/rule' }),
]

test('Counts broken services and timeouts as caught, and leaves explained mutants out of the rate', () => {
  expect(countsOf(ALL)).toMatchObject([
    { module: 'checks', mutants: 4, caught: 3, broken: 1, timeouts: 1, survived: 1, not_reached: 0, rate: 75 },
    { module: 'effects', mutants: 3, caught: 1, survived: 1, not_reached: 1, explained: 1, rate: 50 },
    { module: 'all', mutants: 7, caught: 4, survived: 2, explained: 1 },
  ])
})

test('Aligns the table', () => {
  expect(tableLines(countsOf(ALL.slice(0, 4)))).toEqual([
    'module  mutants  caught  broken  timeout  survived  not reached  explained    rate',
    'checks        4       3       1        1         1            0          0  75.0 %',
  ])
})

test('Lists what was not caught, each with its place and its code, and explained mutants first', () => {
  const lines = reportLines(ALL, []).slice(0, 13)
  expect(lines.map(stripVTControlCharacters)).toEqual([
    'survived, explained fixtures/reference-service/effects/b.ts:3 EqualityOperator (12 scenarios)',
    '  - a > b',
    '  + a >= b',
    '  The code is dead.',
    'timeout fixtures/reference-service/checks/a.ts:3 EqualityOperator: it hangs',
    '  - a > b',
    '  + a >= b',
    'not reached fixtures/reference-service/effects/b.ts:3 EqualityOperator',
    '  - a > b',
    '  + a >= b',
    'survived fixtures/reference-service/checks/a.ts:3 EqualityOperator (12 scenarios, 2 of them without a conclusion)',
    '  - a > b',
    '  + a >= b',
  ])
})

test('Reports stale explanations', () => {
  const explanation = { file: 'checks/a.ts', code: 'a', original: 'a', mutated: 'b', reason: 'The code is dead.' }
  const [line = ''] = reportLines([], [{ explanation, why: 'it matches no mutant' }])
  expect(stripVTControlCharacters(line)).toMatch(/^stale explanation for .*checks\/a\.ts: it matches no mutant\./)
})

test('Writes the rule that caught a mutant to the JSON', () => {
  const { results, judged } = jsonOf(ALL, [], { seed: 1, mutants: 9, interrupted: true })
  expect([results[0], judged]).toMatchObject([{ file: 'checks/a.ts', outcome: 'caught', rule: 'a/rule' }, 7])
})
