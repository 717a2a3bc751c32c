import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadlineAfter, endAt } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('Aborts running scenarios at the deadline, and stops waiting for them 12 seconds later', async () => {
  const end = endAt(deadlineAfter(60_000, 'it is late'))
  let isLost = false
  void end.lost.then(() => (isLost = true))
  await vi.advanceTimersByTimeAsync(59_999)
  expect(end.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(end.signal).toMatchObject({ aborted: true, reason: { message: 'it is late' } })
  await vi.advanceTimersByTimeAsync(11_999)
  expect(isLost).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isLost).toBe(true)
})

test('Reserves a fifth of the time for confirming violations, at most half a minute', () => {
  const [short, long] = [endAt(deadlineAfter(50_000, 'x')), endAt(deadlineAfter(600_000, 'x'))]
  vi.advanceTimersByTime(40_000)
  expect([short.isLate(false), short.isLate(true), long.isLate(true)]).toEqual([false, true, false])
  vi.advanceTimersByTime(530_000)
  expect([short.isLate(false), long.isLate(false), long.isLate(true)]).toEqual([true, false, true])
})

test('A deadline that has passed aborts at once, and a released one never does', async () => {
  const passed = deadlineAfter(1_000, 'x')
  const released = endAt(deadlineAfter(1_000, 'x'))
  released.release()
  await vi.advanceTimersByTimeAsync(2_000)
  const late = endAt(passed)
  await vi.advanceTimersByTimeAsync(1)
  expect([late.signal.aborted, released.signal.aborted]).toEqual([true, false])
})
