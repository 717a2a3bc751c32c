import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentWait } from '../../../helpers/engine/given/waits.ts'
import { broken, sampleCatalogue, sampleRecord, violation } from '../../samples/outcome.ts'
import { waitingText } from './waiting.ts'
import { startProgress } from './progress.ts'
import { progressLine } from './progress-line.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function stream(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 80, written, write: (text: string) => written.push(text) }
}

test('on a terminal, one line is rewritten, and removed at the end', () => {
  const out = stream(true)
  const progress = startProgress('starting', out)
  expect(out.written).toEqual(['\r\u001b[2Kstarting  0.0 s'])
  vi.advanceTimersByTime(1000)
  expect(out.written.at(-1)).toBe('\r\u001b[2Kstarting  1.0 s')
  progress.begin(3, sampleCatalogue)
  expect(out.written.at(-1)).toMatch(/0\/3 scenarios.*1\.0 s/)
  progress.add(sampleRecord('metadata/key-length', { ...violation(), requests: 20 }))
  progress.add(sampleRecord('metadata/value-length', { ...broken('no response'), requests: 0 }))
  progress.add(sampleRecord('metadata/replaces', { ...violation(), requests: 0 }))
  vi.advanceTimersByTime(2000)
  expect(out.written.at(-1)).toContain('\r\u001b[2K3/3 scenarios')
  expect(out.written.at(-1)).toMatch(/1 suspected.*1 inconclusive.*3\.0 s.*10 requests\/s/)
  progress.stop()
  expect(out.written.at(-1)).toBe('\r\u001b[2K')
  expect(out.written.join('')).not.toContain('\n')
})

test('elsewhere, plain lines are written: one at once, then at most one every few seconds', () => {
  const out = stream(false)
  const progress = startProgress('starting', out)
  expect(out.written).toEqual([])
  progress.say('meeting the target')
  vi.advanceTimersByTime(6_000)
  expect(out.written).toEqual(['meeting the target  0.0 s\n', 'meeting the target  5.0 s\n'])
  progress.begin(10, sampleCatalogue)
  vi.advanceTimersByTime(9_000)
  expect(out.written.slice(2)).toEqual([
    ' 0/10 scenarios  0 suspected  0 inconclusive  6.0 s\n',
    ' 0/10 scenarios  0 suspected  0 inconclusive  10.0 s\n',
    ' 0/10 scenarios  0 suspected  0 inconclusive  15.0 s\n',
  ])
  progress.stop()
})

test('rate limits are named while they hold requests back', () => {
  const out = stream(false)
  const progress = startProgress('starting', out)
  let throttledMs = 0
  progress.begin(10, sampleCatalogue, undefined, () => throttledMs)
  throttledMs = 4_000
  vi.advanceTimersByTime(5_000)
  expect(out.written.at(-1)).toMatch(/held back by rate limits\n$/)
  vi.advanceTimersByTime(5_000)
  expect(out.written.at(-1)).not.toContain('rate limits')
  progress.stop()
})

test.each([true, false])('other work is shown in place of the scenarios: terminal %s', (isTTY) => {
  const out = stream(isTTY)
  const progress = startProgress('starting', out)
  progress.begin(3, sampleCatalogue)
  const before = out.written.length
  for (const n of [1, 2, 3]) progress.note(`confirming ${n} of 3`)
  const shown = out.written.slice(before).map((line) => /confirming \d/.exec(line)?.[0])
  expect(shown).toEqual(isTTY ? ['confirming 1', 'confirming 2', 'confirming 3'] : ['confirming 1'])
  progress.note()
  vi.advanceTimersByTime(5_000)
  expect(out.written.at(-1)).toContain('0/3 scenarios')
  progress.stop()
})

test('after a resize, lines have the new width of the terminal', () => {
  const out = stream(true)
  const progress = startProgress('meeting the target: http://127.0.0.1:4010', out)
  out.columns = 20
  vi.advanceTimersByTime(100)
  expect(out.written.at(-1)).toBe('\r\u001b[2Kmeeting the target…')
  progress.stop()
})

test('if scenarios never begin, nothing more is shown', () => {
  for (const isTTY of [true, false]) {
    const out = stream(isTTY)
    startProgress('meeting the target', out).stop()
    expect(out.written).toEqual(isTTY ? [expect.stringContaining('meeting'), '\r\u001b[2K'] : [])
  }
})

test('a line of other code does not mix with the live line', () => {
  const out = stream(true)
  const progress = startProgress('meeting the target', out)
  progress.print('interrupted')
  expect(out.written[1]).toBe('\r\u001b[2Kinterrupted\n')
  progress.stop()
})

test('the live line never wraps', () => {
  const state = { done: 1, total: 1000, suspected: 2, inconclusive: 3, elapsedMs: 4000, rate: 5 } as const
  expect(progressLine(state, { color: true, width: 30 })).toHaveLength(30)
})

test('the reason of a wait names up to two rules', () => {
  const textOf = (...rules: string[]) => waitingText([{ lag: 'reads', ms: 5_000, scenarios: rules.length, rules }])
  expect(textOf('event/paused')).toBe(
    'waiting up to 5 s for a read to show what was written: 1 scenario of event/paused (ESIGN_READ_LAG_SECONDS)',
  )
  expect(textOf('event/created', 'event/paused', 'event/started')).toContain(
    '3 scenarios of event/created, event/paused, … (ESIGN_READ_LAG_SECONDS)',
  )
})

test('while the last scenarios wait, the line says for what and names the variable', () => {
  const out = stream(true)
  const waits: CurrentWait[] = []
  const progress = startProgress('starting', out)
  progress.begin(10, sampleCatalogue, () => waits)
  for (let n = 0; n < 3; n += 1) progress.add(sampleRecord('metadata/key-length'))
  const shown = () => {
    vi.advanceTimersByTime(100)
    return out.written.at(-1) ?? ''
  }
  waits.push({ lag: 'lists', ms: 30_000, scenarios: 6, rules: ['event/created', 'event/paused', 'event/started'] })
  expect(shown()).toContain(' 3/10 scenarios')
  waits.push({ lag: 'reads', ms: 5_000, scenarios: 1, rules: ['metadata/key-length'] })
  expect(shown()).toContain(
    'waiting up to 30 s for a list or an event to show: 6 scenarios of event/created'.slice(0, 78),
  )
  waits.length = 0
  expect(shown()).toContain(' 3/10 scenarios')
  waits.push({ lag: 'reads', ms: 5_000, scenarios: 1, rules: ['metadata/key-length'] })
  progress.note('confirming 2 of 3')
  expect(shown()).toContain('confirming 2 of 3, waiting up to 5 s for a read to show what was written')
  progress.stop()
})
