import { expect, test } from 'vitest'
import { because, staleIn, withExplanations, type Explanation, type JudgedMutant } from './explained.ts'
import type { Judged } from './thread/jobs-of-thread.ts'
import type { Mutant } from './mutants.ts'
import { instrument, serviceSources } from './mutants.ts'
import { PROJECT } from '../project/project.ts'
import { SURVIVORS } from './survivors/index.ts'

const mutant = (id: string, mutated: string): Mutant => {
  return {
    id,
    file: 'checks/a.ts',
    line: 1,
    lastLine: 1,
    column: 0,
    lastColumn: 9,
    kind: 'X',
    code: 'if (a > b) return',
    original: 'a > b',
    mutated,
  }
}
const judged = (id: string, mutated: string, outcome: Judged['outcome']): JudgedMutant => {
  return { mutant: mutant(id, mutated), judged: { outcome, run: 1, inconclusive: 0 } }
}
const EXPLANATION: Explanation = {
  file: 'checks/a.ts',
  code: 'if (a > b) return',
  original: 'a >\n  b',
  mutated: 'a >= b',
  reason: 'never equal',
}

test.each(['survived', 'not reached'] as const)('Explains a mutant that %s', (outcome) => {
  const results = [judged('1', 'a >= b', outcome), judged('2', 'true', outcome)]
  expect(withExplanations(results, [EXPLANATION]).map(({ explanation }) => explanation)).toEqual([
    'never equal',
    undefined,
  ])
})

test('Explains no mutant of the same code in another line', () => {
  const [one] = withExplanations([judged('1', 'a >= b', 'survived')], [{ ...EXPLANATION, code: 'return a > b' }])
  expect(one).not.toHaveProperty('explanation')
})

test('Explains several mutants for one reason', () => {
  expect(because('never equal', 'checks/a.ts', { 'if (a > b) return': [['a >\n  b', 'a >= b']] })).toEqual([
    EXPLANATION,
  ])
})

test('Explains no mutant that is caught', () => {
  expect(withExplanations([judged('1', 'a >= b', 'caught')], [EXPLANATION])[0]).not.toHaveProperty('explanation')
})

const staleWith = (...results: JudgedMutant[]) =>
  staleIn([EXPLANATION], [mutant('1', 'a >= b'), mutant('2', 'a >= b')], results).map(({ why }) => why)

test('Reports an explanation as stale if all of its mutants were judged and caught', () => {
  expect(staleWith(judged('1', 'a >= b', 'caught'), judged('2', 'a >= b', 'broken'))).toEqual([
    'its mutants are caught',
  ])
  expect(staleWith(judged('1', 'a >= b', 'caught'), judged('2', 'a >= b', 'survived'))).toEqual([])
  expect(staleWith(judged('1', 'a >= b', 'caught'))).toEqual([])
})

test('Reports an explanation as stale if it matches no mutant', () => {
  expect(staleIn([EXPLANATION], [mutant('2', 'true')], []).map(({ why }) => why)).toEqual(['it matches no mutant'])
})

test('Every entry of the list of survivors matches a mutant', async () => {
  const files = new Set(SURVIVORS.map(({ file }) => file))
  const { mutants } = await instrument(serviceSources(PROJECT).filter(({ file }) => files.has(file)))
  expect(staleIn(SURVIVORS, mutants, [])).toEqual([])
})
