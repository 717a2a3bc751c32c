import { expect, test } from 'vitest'
import { createWaits } from './waits.ts'

test('a wait is counted once it has lasted a while, and until it ends', async () => {
  let time = 0
  const waits = createWaits(() => time)
  const ends: (() => void)[] = []
  const lasting = () => new Promise<void>((resolve) => void ends.push(resolve))
  const all = [
    waits.of('event/created').during('lists', 30_000, lasting),
    waits.of('event/created').during('lists', 3_000, lasting),
    waits.during('reads', 5_000, lasting),
  ]
  time = 1_999
  expect(waits.current()).toEqual([])
  time = 2_000
  expect(waits.current()).toEqual([
    { lag: 'lists', ms: 30_000, scenarios: 2, rules: ['event/created'] },
    { lag: 'reads', ms: 5_000, scenarios: 1, rules: [] },
  ])
  for (const end of ends) end()
  await Promise.all(all)
  expect(waits.current()).toEqual([])
})

test('a wait that fails is no longer counted', async () => {
  let time = 0
  const waits = createWaits(() => time)
  await expect(waits.during('reads', 5_000, () => Promise.reject(new Error('late')))).rejects.toThrow('late')
  time = 10_000
  expect(waits.current()).toEqual([])
})

test('a wait that failed ten times is shortened', () => {
  const waits = createWaits()
  for (let i = 0; i < 10; i += 1) {
    expect(waits.patienceFor('state closed', 30_000)).toBe(30_000)
    waits.noteFailure('state closed')
  }
  expect(waits.patienceFor('state closed', 30_000)).toBe(3_000)
  expect(waits.patienceFor('state paused', 30_000)).toBe(30_000)
  waits.noteSuccess('state closed')
  expect(waits.patienceFor('state closed', 30_000)).toBe(30_000)
})
