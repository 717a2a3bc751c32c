import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStopwatch, timeLimit } from './stopwatch.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('Counts parallel waits once, including a wait that is still running', () => {
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

test('Excludes waiting time from a time limit', () => {
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

test('Does not end a time limit that was released', () => {
  const limit = timeLimit(1_000, createStopwatch())
  limit.release()
  vi.advanceTimersByTime(2_000)
  expect(limit.signal.aborted).toBe(false)
})
