import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { broken, sampleCatalogue, sampleRecord, violation } from '../samples/outcome.ts'
import { startProgress } from './progress.ts'
import { progressLine } from './progress-line.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function stream(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 80, written, write: (text: string) => written.push(text) }
}

test('on a terminal one line is rewritten, and gone at the end', () => {
  const out = stream(true)
  const progress = startProgress('meeting the target', sampleCatalogue, out)
  expect(out.written).toEqual(['\r\u001b[2Kmeeting the target'])
  progress.begin(3)
  expect(out.written.at(-1)).toContain('0/3 scenarios')
  progress.add(sampleRecord('metadata/key-length', { ...violation(), requests: 20 }))
  progress.add(sampleRecord('metadata/value-length', { ...broken('no answer'), requests: 0 }))
  progress.add(sampleRecord('metadata/replaces', { ...violation(), requests: 0 }))
  vi.advanceTimersByTime(2000)
  expect(out.written.at(-1)).toContain('\r\u001b[2K3/3 scenarios')
  expect(out.written.at(-1)).toMatch(/1 violated.*1 inconclusive.*2\.0 s.*10 requests\/s/)
  progress.stop()
  expect(out.written.at(-1)).toBe('\r\u001b[2K')
  expect(out.written.join('')).not.toContain('\n')
})

test('elsewhere plain lines are written, one at once, then at most one every few seconds', () => {
  const out = stream(false)
  const progress = startProgress('meeting the target', sampleCatalogue, out)
  vi.advanceTimersByTime(11_000)
  expect(out.written).toEqual(['meeting the target\n'])
  progress.begin(10)
  vi.advanceTimersByTime(10_000)
  expect(out.written.slice(1)).toEqual([
    ' 0/10 scenarios  0 violated  0 inconclusive  0.0 s  0 requests/s\n',
    ' 0/10 scenarios  0 violated  0 inconclusive  4.0 s  0 requests/s\n',
    ' 0/10 scenarios  0 violated  0 inconclusive  9.0 s  0 requests/s\n',
  ])
  progress.stop()
})

test('where scenarios never begin nothing more is told', () => {
  for (const isTTY of [true, false]) {
    const out = stream(isTTY)
    startProgress('meeting the target', sampleCatalogue, out).stop()
    expect(out.written.slice(1)).toEqual(isTTY ? ['\r\u001b[2K'] : [])
  }
})

test('the line of somebody else does not mix with the live one', () => {
  const out = stream(true)
  const progress = startProgress('meeting the target', sampleCatalogue, out)
  progress.print('interrupted')
  expect(out.written[1]).toBe('\r\u001b[2Kinterrupted\n')
  progress.stop()
})

test('the live line never wraps', () => {
  const state = { done: 1, total: 1000, violated: 2, inconclusive: 3, elapsedMs: 4000, rate: 5 }
  expect(progressLine(state, { color: true, width: 30 })).toHaveLength(30)
})
