import { expect, test } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { createPersistence, restMs } from './persistence.ts'

const exchangeOf = (path: string): Exchange => ({
  number: 1,
  side: 'control',
  method: 'POST',
  path,
  headers: {},
  startedAt: 0,
  durationMs: 0,
})

/** How many refusals of a request are counted until it ends, if this happens before each. */
function refusals(before: (persistence: ReturnType<typeof createPersistence>) => void, now?: () => number): number {
  const persistence = createPersistence(now)
  const ends = persistence.countFor(exchangeOf('/workspaces'))
  for (let count = 1; count <= 1_000; count += 1) {
    before(persistence)
    if (ends()) return count
  }
  return Infinity
}

test('ends a request after ten refusals in a row', () => {
  expect(refusals(() => {})).toBe(10)
})

test('does not count requests of another kind', () => {
  expect(refusals((persistence) => persistence.accepted(exchangeOf('/clock')))).toBe(10)
})

test('sends a request again for two minutes while others of its kind are accepted', () => {
  let time = 0
  const accept = (persistence: ReturnType<typeof createPersistence>) => {
    time += 1_000
    persistence.accepted(exchangeOf('/workspaces'))
  }
  expect(refusals(accept, () => time)).toBe(121)
})

test('counts the acts on all actions as one kind', () => {
  const persistence = createPersistence()
  const ends = persistence.countFor(exchangeOf('/actions/a1'))
  for (let count = 1; count < 10; count += 1) ends()
  persistence.accepted(exchangeOf('/actions/a2'))
  expect(ends()).toBe(false)
})

test('waits with an unknown key while the target denies others, but not with an accepted one', () => {
  const keyed = (secret: string, path: string, status?: number): Exchange => ({
    ...exchangeOf(path),
    side: 'api',
    auth: { scheme: 'bearer', secret },
    ...(status !== undefined && { answer: { status, headers: {}, text: '', body: undefined } }),
  })
  const persistence = createPersistence(() => 0)
  persistence.accepted(keyed('the key', '/files', 200))
  const ends = (secret: string) => {
    const isEnded = persistence.countFor(keyed(secret, '/transactions'))
    const ended: boolean[] = []
    while (ended.length < 20) {
      persistence.accepted(keyed('another', '/files', 401))
      ended.push(isEnded())
    }
    return ended.includes(true)
  }
  expect([ends('unknown'), ends('the key')]).toEqual([false, true])
})

test('spreads requests that were asked to wait equally long', () => {
  const rests = Array.from({ length: 50 }, () => restMs(1, 1_000))
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(1_000)
  expect(Math.max(...rests) - Math.min(...rests)).toBeGreaterThan(500)
})

test.each([
  [0, 0, 0],
  [undefined, 50, 100],
  [60_000, 60_000, 61_000],
])('rests after a refusal with a requested time of %s ms', (requestedMs, least, most) => {
  const ms = restMs(1, requestedMs)
  expect([ms >= least, ms <= most]).toEqual([true, true])
})
