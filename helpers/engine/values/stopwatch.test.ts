import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStopwatch, timeLimit } from './stopwatch.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('what waits side by side counts once, and while it waits', () => {
  const stopwatch = createStopwatch()
  const ends = [stopwatch.begin(), stopwatch.begin()]
  vi.advanceTimersByTime(100)
  ends[0]?.()
  vi.advanceTimersByTime(50)
  expect(stopwatch.ms).toBe(150)
  ends[1]?.()
  vi.advanceTimersByTime(50)
  expect(stopwatch.ms).toBe(150)
})

test('a time runs out, those not counted in which somebody waits', () => {
  const stopwatch = createStopwatch()
  const { signal } = timeLimit(1_000, stopwatch)
  vi.advanceTimersByTime(500)
  const end = stopwatch.begin()
  vi.advanceTimersByTime(60_000)
  end()
  vi.advanceTimersByTime(499)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal).toMatchObject({ aborted: true, reason: { name: 'TimeoutError' } })
})

test('a time that is released does not run out', () => {
  const limit = timeLimit(1_000, createStopwatch())
  limit.release()
  vi.advanceTimersByTime(2_000)
  expect(limit.signal.aborted).toBe(false)
})
