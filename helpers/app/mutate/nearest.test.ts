import { expect, test } from 'vitest'
import type { Mutant } from './mutants.ts'
import { insideOf, nearestFirst, weightsOf, wordsAround, wordsOf, type Candidate } from './nearest.ts'
import { reachOf } from './reach.ts'

const candidate = (key: string, reached = 1): Candidate => ({ key, words: wordsOf(key), reached })

test('Splits code and titles into the same words', () => {
  expect([...wordsOf('tx.carbon_copies = signedFields(args)')]).toEqual(['carbon', 'copie', 'sign', 'field', 'args'])
})

test('Takes the words of the lines around a mutant', () => {
  const source = ['first line', 'second line', 'third line', 'fourth line', 'fifth line', 'sixth line'].join('\n')
  expect([...wordsAround({ line: 4, lastLine: 4 }, source)]).toEqual(['second', 'line', 'third', 'fourth', 'fifth'])
})

test('Runs scenarios with rare words of the code first, then those that reach little', () => {
  const all = [
    candidate('wide/other', 9),
    candidate('small/other', 2),
    candidate('metadata/other'),
    candidate('wide/name'),
  ]
  const order = nearestFirst(all, wordsOf('tx.metadata = other'), weightsOf(all), new Set())
  expect(order).toEqual(['metadata/other', 'small/other', 'wide/other', 'wide/name'])
})

test('Runs scenarios that run the code of the mutant before all others', () => {
  const all = [candidate('metadata/other'), candidate('wide/other', 9)]
  expect(nearestFirst(all, wordsOf('metadata'), weightsOf(all), new Set(['wide/other']))[0]).toBe('wide/other')
})

test('Finds the scenarios that run code within a mutant', () => {
  const mutant = (id: string, line: number, lastLine: number, file = 'a.ts'): Mutant => {
    return { id, file, line, lastLine, column: 0, lastColumn: 9, kind: '', code: '', original: '', mutated: '' }
  }
  const [outer, inner, other] = [mutant('1', 1, 9), mutant('2', 3, 3), mutant('3', 3, 3, 'b.ts')]
  const part = { loading: {}, starting: { 1: 1 }, unsound: [], durationMs: 1 }
  const scenarios = [
    { key: 'x', rules: [], hits: { 2: 1 } },
    { key: 'y', rules: [], hits: { 3: 1 } },
  ]
  expect(insideOf(outer, [outer, inner, other], reachOf([{ ...part, scenarios }]))).toEqual(new Set(['x']))
})
