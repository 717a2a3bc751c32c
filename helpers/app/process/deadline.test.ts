import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadlineAfter, endAt } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('at the deadline what runs is cut off; what does not end then is left', async () => {
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

test('what was found has time to come again: a fifth of all, half a minute at most', () => {
  const [short, long] = [endAt(deadlineAfter(50_000, 'x')), endAt(deadlineAfter(600_000, 'x'))]
  vi.advanceTimersByTime(40_000)
  expect([short.isLate(false), short.isLate(true), long.isLate(true)]).toEqual([false, true, false])
  vi.advanceTimersByTime(530_000)
  expect([short.isLate(false), long.isLate(false), long.isLate(true)]).toEqual([true, false, true])
})

test('one that has passed ends at once, one that is released never', async () => {
  const passed = deadlineAfter(1_000, 'x')
  const released = endAt(deadlineAfter(1_000, 'x'))
  released.release()
  await vi.advanceTimersByTimeAsync(2_000)
  const late = endAt(passed)
  await vi.advanceTimersByTimeAsync(1)
  expect([late.signal.aborted, released.signal.aborted]).toEqual([true, false])
})
