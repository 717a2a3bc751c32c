import { expect, test } from 'vitest'
import { createWaits } from './waits.ts'

test('Shortens a wait that failed ten times for the same reason, but no other', () => {
  const waits = createWaits()
  for (let count = 0; count < 10; count += 1) {
    expect(waits.patienceFor('state started', 5_000)).toBe(5_000)
    waits.noteFailure('state started')
  }
  expect(waits.patienceFor('state started', 5_000)).toBe(500)
  expect(waits.patienceFor('state paused', 5_000)).toBe(5_000)
})
