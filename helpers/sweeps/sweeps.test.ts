import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { UsageError } from '../app/usage/usage-error.ts'
import { sweeps } from './index.ts'
import { main } from './main.ts'
import { casesIn, inParts } from './sweep.ts'
import { turnOf } from './turn.ts'

const empty = () => mkdtempSync(path.join(tmpdir(), 'countersign-turn-'))

describe.each(Object.entries(sweeps))('The sweep %s', (_, one) => {
  const names = one.cases.map(({ name }) => name)
  const turns = one.turns * (one.quarter === undefined ? 1 : 4)

  test('has a unique name for each case', () => {
    expect(new Set(names).size).toBe(names.length)
  })

  test.each([0, 1_234, 1_235])('runs each case once in its turns, starting with turn %i', (first) => {
    const run = Array.from({ length: turns }, (__, turn) => casesIn(one, names, first + turn)).flat()
    expect(run.toSorted()).toEqual(names.toSorted())
  })

  test('has a case in each of its turns', () => {
    expect(names.length).toBeGreaterThanOrEqual(one.turns)
  })

  test('has cases for an even and for an odd turn, which run on different versions of Node', () => {
    const parities = Array.from({ length: turns }, (__, turn) => (casesIn(one, names, turn).length > 0 ? turn % 2 : []))
    expect(new Set(parities.flat())).toEqual(new Set([0, 1]))
  })
})

test('The parts contain every scenario once', async () => {
  const seen: string[] = []
  const cases = inParts(['a service'], (name, partOf) => ({
    name,
    run: async (all) => {
      seen.push(...partOf(all).map(({ title }) => title))
      return []
    },
  }))
  const scenarios = Array.from({ length: 30 }, (_, i) => ({
    rules: ['a/rule'],
    title: `scenario ${i}`,
    file: `suites/a/${i % 7}.scenarios.ts`,
    body: async () => {},
  }))
  for (const one of cases) await one.run(scenarios)
  expect(seen.toSorted()).toEqual(scenarios.map(({ title }) => title).toSorted())
})

test('The turn is the number of commits by default', () => {
  expect(turnOf(undefined).from).toMatch(/^the number of commits; set COUNTERSIGN_TURN to change it$/)
  expect(turnOf(undefined).number).toBeGreaterThan(0)
})

test('The turn is 0 without a git history', () => {
  expect(turnOf(undefined, empty())).toMatchObject({ number: 0, from: expect.stringMatching(/^no git history/) })
})

test('The variable sets the turn', () => {
  expect(turnOf('12')).toEqual({ number: 12, from: 'COUNTERSIGN_TURN' })
  expect(() => turnOf('twelve')).toThrow(
    new UsageError('COUNTERSIGN_TURN: must be a whole number such as 12, not twelve'),
  )
})

test('Exits with 2 if there is no such sweep', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  expect(await main(['vendors'], path.join(empty(), 'sweeps.json'))).toBe(2)
  expect(printed).toHaveBeenCalledWith(expect.stringMatching(/^There is no sweep vendors\. Choose from .*variants/))
  printed.mockRestore()
})
