import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCounter } from './counter.ts'

const { isTTY } = process.stderr
let written: string[]
beforeEach(() => {
  written = []
  vi.useFakeTimers()
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.stderr.isTTY = isTTY
})

test('on a terminal, a count is one line that is rewritten, and removed at the end', () => {
  process.stderr.isTTY = true
  const counter = startCounter(4, 'faults')
  counter.add()
  counter.clear()
  expect(written).toEqual(['\r1/4 faults\u001B[K', '\r\u001B[K'])
})

test('elsewhere, a count is a plain line every half minute, with the remaining time', () => {
  process.stderr.isTTY = false
  const counter = startCounter(4, 'faults')
  for (const after of [10_000, 10_000, 10_000, 10_000]) {
    vi.advanceTimersByTime(after)
    counter.add()
  }
  counter.clear()
  expect(written).toEqual(['3/4 faults, about 10.0 s left\n'])
})
