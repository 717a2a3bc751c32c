import { expect, test } from 'vitest'
import { createWaits } from './waits.ts'

test('patience that was spent in vain ten times for the same reason is shortened, and for no other', () => {
  const waits = createWaits()
  for (let count = 0; count < 10; count += 1) {
    expect(waits.patienceFor('state started', 5_000)).toBe(5_000)
    waits.inVain('state started')
  }
  expect(waits.patienceFor('state started', 5_000)).toBe(500)
  expect(waits.patienceFor('state paused', 5_000)).toBe(5_000)
})
