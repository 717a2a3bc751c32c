import { expect, test } from 'vitest'
import { linesText } from './report.ts'
import type { Tree } from './tree.ts'

const topicOf = (rule: string) => (rule === 'review/gone' ? undefined : 'review/removals')
const treeWith = (scenarios: number, rules: string[], faults: string[]): Tree => ({
  rules,
  faults,
  lines: new Map([
    ['suites/review/removals.rules.ts', 10],
    ['suites/review/removals.scenarios.ts', scenarios],
    ['suites/review/reviewed.ts', 5],
    ['suites/coverage/review.ts', 1_000],
    ['fixtures/faults/review/removals.ts', 20],
    ['fixtures/faults/faults.test.ts', 1_000],
  ]),
})
const now = treeWith(45, ['review/removed', 'review/new'], ['review-kept', 'review-lost'])

test('Counts lines by kind, for each rule and each fault', () => {
  const text = linesText(now, topicOf)
  for (const [name, count] of [
    ['rules', '10'],
    ['scenarios', '45'],
    ['helpers of suites', '5'],
    ['faults', '20'],
    ['sum', '80'],
    ['lines a rule', '40.0'],
    ['lines a fault', '10.0'],
    ['review/removals', '37.5'],
  ] as const)
    expect(text).toMatch(new RegExp(`^${name} +${count}$`, 'm'))
})

test('Compares with an earlier tree, and names the ids that only one of them has', () => {
  const before = treeWith(90, ['review/removed', 'review/gone'], ['review-kept', 'review-once'])
  const text = linesText(now, topicOf, { commit: 'abc1234', tree: before })
  expect(text).toMatch(/^lines +now +abc1234$/m)
  expect(text).toMatch(/^review\/removals +37\.5 +120\.0$/m)
  expect(text).toContain('rules that are gone: 1\n  review/gone')
  expect(text).toContain('new rules: 1\n  review/new')
  expect(text).toContain('faults that are gone: 1\n  review-once')
  expect(text).toContain('new faults: 1\n  review-lost')
})
