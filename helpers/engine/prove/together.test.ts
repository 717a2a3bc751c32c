import { expect, test } from 'vitest'
import { catalogueOf, stated } from '../catalogue/rule.ts'
import type { RuleResult, Verdict } from '../outcome/verdict.ts'
import { outcomeOf, setsOf, tallyOf, reportedIn, unmetOf } from './together.ts'

const BREAKS = {
  one: ['a/one'],
  'one-again': ['a/one'],
  two: ['a/two'],
  'two-and-three': ['a/two', 'a/three'],
  four: ['a/four'],
  five: ['a/five'],
}
const breaks = (fault: string): readonly string[] => (BREAKS as Record<string, readonly string[]>)[fault] ?? []

const catalogue = catalogueOf({
  a: { all: stated('Limits', { 'a/one': 'One.', 'a/two': 'Two.', 'a/three': 'Three.', 'a/four': 'Four.' }) },
})
const judged = (verdicts: Record<string, Verdict>, cause?: string): RuleResult[] =>
  Object.entries(verdicts).map(([id, verdict]) => ({
    rule: catalogue.get(id)!,
    verdict,
    ...(verdict === 'inconclusive' && { reason: 'no response', ...(cause !== undefined && { cause }) }),
    findings: [],
    durationMs: 0,
    scenarios: [],
    observations: [],
  }))

test('Draws sets of the requested size in which no two faults break the same rule', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const sets = setsOf(BREAKS, { size: 4, count: 6, seed }) ?? []
    expect(sets).toHaveLength(6)
    for (const set of sets) {
      const rules = set.flatMap((fault) => breaks(fault))
      expect(set).toHaveLength(4)
      expect(new Set(rules).size).toBe(rules.length)
    }
  }
})

test('Draws the same sets for the same seed, and every fault once before any fault twice', () => {
  const sets = setsOf(BREAKS, { size: 1, count: 6, seed: 3 })
  expect(sets).toEqual(setsOf(BREAKS, { size: 1, count: 6, seed: 3 }))
  expect(sets).not.toEqual(setsOf(BREAKS, { size: 1, count: 6, seed: 4 }))
  expect(sets?.flat().toSorted()).toEqual(Object.keys(BREAKS).toSorted())
})

test('Draws nothing if there are not enough rules to break', () => {
  expect(setsOf(BREAKS, { size: 5, count: 1, seed: 1 })).toBeUndefined()
  expect(setsOf({}, { size: 1, count: 1, seed: 1 })).toBeUndefined()
})

test('Counts a fault as reported if each of its rules is violated, and gives the cause otherwise', () => {
  const verdicts = {
    'a/one': 'violates',
    'a/two': 'violates',
    'a/three': 'inconclusive',
    'a/four': 'conforms',
  } as const
  const outcome = outcomeOf(['one', 'two-and-three', 'four'], BREAKS, judged(verdicts, 'a/one'), 5)
  expect(outcome.untold).toEqual([
    { fault: 'two-and-three', rule: 'a/three', verdict: 'inconclusive', reason: 'no response', cause: 'a/one' },
    { fault: 'four', rule: 'a/four', verdict: 'conforms', reason: 'no assertion failed' },
  ])
  expect([reportedIn(outcome), outcome.inconclusive]).toEqual([1, 1])
})

test('Counts nothing as reported in a set that could not be judged', () => {
  const outcome = unmetOf(['one', 'two'], BREAKS, 'the response is 401')
  expect(reportedIn(outcome)).toBe(0)
  expect(outcome.untold[0]).toEqual({
    fault: 'one',
    rule: 'a/one',
    verdict: 'not judged',
    reason: 'the response is 401',
  })
})

test('Adds up sets', () => {
  const all = judged({ 'a/one': 'violates', 'a/two': 'violates' })
  const some = judged({ 'a/one': 'violates', 'a/two': 'inconclusive' })
  const sets = [outcomeOf(['one', 'two'], BREAKS, all, 100), outcomeOf(['one', 'two'], BREAKS, some, 300)]
  expect(tallyOf(sets)).toEqual({
    faults: 4,
    told: 3,
    percent: 75,
    inconclusive: { most: 1, mean: 0.5 },
    longestMs: 300,
  })
})
