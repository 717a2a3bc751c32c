import { expect, test } from 'vitest'
import { jobsFor } from './judge-jobs.ts'
import type { Reached } from './thread/jobs-of-thread.ts'
import type { Mutant } from './mutants.ts'
import { reachOf } from './reach.ts'

const mutant = (id: string): Mutant => ({
  id,
  file: 'a.ts',
  line: 1,
  lastLine: 1,
  column: Number(id),
  lastColumn: Number(id),
  kind: 'BooleanLiteral',
  code: '',
  original: 'true',
  mutated: 'false',
})
const part = (key: string, hits: Record<string, number>): Reached => ({
  loading: { 7: 1 },
  starting: { 8: 1 },
  scenarios: [{ key, rules: [], hits }],
  unsound: ['a/rule'],
  durationMs: 1_000,
})
const reach = reachOf([part('x', { 1: 2, 2: 1 }), part('y', { 1: 3 })])
const jobOf = jobsFor({ sources: [{ file: 'a.ts', text: 'code' }], mutants: [], reach, seed: 3 })

test('Adds up the shares of the clean run', () => {
  expect([reach.scenariosOf('1'), reach.scenariosOf('2'), reach.scenariosOf('3')]).toEqual([['x', 'y'], ['x'], []])
  expect([reach.hitsOf('1'), reach.hitsOf('3')]).toEqual([5, 0])
  expect(['1', '7', '8'].map((id) => [reach.isLoading(id), reach.isShared(id)])).toEqual([
    [false, false],
    [true, true],
    [false, true],
  ])
  expect([reach.unsound, reach.durationMs]).toEqual([['a/rule'], 2_000])
})

test('Judges a mutant with the scenarios that reach it, the most specific first, or with all if the service starts with its code', () => {
  expect(['1', '2', '3', '8'].map((id) => jobOf(mutant(id)).scenarios)).toEqual([['y', 'x'], ['x'], [], ['y', 'x']])
  expect(jobOf(mutant('2'))).toMatchObject({ mutant: '2', seed: 3 })
})

test('Allows more time for more scenarios, in whole milliseconds', () => {
  const [all = 0, one = 0] = ['1', '2'].map((id) => jobOf(mutant(id)).allowedMs)
  expect(all).toBeGreaterThan(one)
  expect([all, one].every(Number.isInteger)).toBe(true)
})
