import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { UsageError } from '../app/usage/usage-error.ts'
import { sweeps } from './index.ts'
import { main } from './main.ts'
import { inParts } from './sweep.ts'
import { share, turnOf } from './turn.ts'

const empty = () => mkdtempSync(path.join(tmpdir(), 'countersign-turn-'))

describe.each(Object.entries(sweeps))('the sweep %s', (_, { turns, cases }) => {
  const names = cases.map(({ name }) => name)

  test('names its cases apart', () => {
    expect(new Set(names).size).toBe(names.length)
  })

  test.each([0, 1_234])('runs each of its cases once in its turns, from turn %i on', (first) => {
    const run = Array.from({ length: turns }, (__, turn) => share(turns, names, first + turn)).flat()
    expect(run.toSorted()).toEqual(names.toSorted())
  })

  test('has a case in each turn', () => {
    expect(cases.length).toBeGreaterThanOrEqual(turns)
  })
})

test('the parts of the scenarios are all of them, each once', async () => {
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

test('a turn that is not said is the number of commits', () => {
  expect(turnOf(undefined).from).toMatch(/^the number of commits; COUNTERSIGN_TURN says another one$/)
  expect(turnOf(undefined).number).toBeGreaterThan(0)
})

test('without a history it is 0', () => {
  expect(turnOf(undefined, empty())).toMatchObject({ number: 0, from: expect.stringMatching(/^no history here/) })
})

test('the variable says another one', () => {
  expect(turnOf('12')).toEqual({ number: 12, from: 'COUNTERSIGN_TURN' })
  expect(() => turnOf('twelve')).toThrow(
    new UsageError('COUNTERSIGN_TURN: must be a whole number such as 12, not twelve'),
  )
})

test('exit 2: there is no such sweep', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  expect(await main(['vendors'], path.join(empty(), 'sweeps.json'))).toBe(2)
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^vendors: there is no such sweep; there are .*variants/))
  told.mockRestore()
})
