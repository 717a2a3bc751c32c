import { SimpleFaker } from '@faker-js/faker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './pace.ts'

/*
 * Targets with a rate limit, under a fake clock. The expected numbers fit these random seeds, with a margin for others.
 */

/**
 * Returns whether a request is accepted, or for how many milliseconds none is; a negative number means that the target
 * does not say.
 */
type Limit = (now: number, underWay: number) => true | number

const NOTHING_SAID = -1
const WORKERS = 32
const ANSWER_MS = 30
const REFUSAL_MS = 5

/** Accepts this many requests per second, and as many at once after a pause. */
function bucket(perSecond: number, forMs = NOTHING_SAID): Limit {
  let [left, last] = [perSecond, 0]
  return (now) => {
    left = Math.min(perSecond, left + ((now - last) / 1000) * perSecond)
    last = now
    if (left < 1) return forMs
    left -= 1
    return true
  }
}

/** Accepts this many requests in each window of five seconds, and may say when the next window begins. */
function window(most: number, saysWhen: boolean): Limit {
  let [since, count] = [0, 0]
  return (now) => {
    if (now - since >= 5_000) [since, count] = [now, 0]
    count += 1
    return count <= most || (saysWhen ? since + 5_000 - now : NOTHING_SAID)
  }
}

/** Refuses this share of requests at any rate. */
function share(refused: number, forMs = NOTHING_SAID): Limit {
  const dice = new SimpleFaker({ seed: 1 })
  return () => !dice.datatype.boolean({ probability: refused }) || forMs
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Sends requests as scenarios do, and returns the duration and the share of refusals. */
async function sentTo(limit: Limit, count: number, maxRate?: number) {
  const pace = createPace(maxRate)
  const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
  let [left, underWay, sent, refused] = [count, 0, 0, 0]
  const send = async () => {
    const turn = await pace.turn()
    sent += 1
    underWay += 1
    const accepted = limit(performance.now(), underWay)
    await sleep(accepted === true ? ANSWER_MS : REFUSAL_MS)
    underWay -= 1
    if (accepted === true) return pace.accepted(turn)
    refused += 1
    const forMs = accepted === NOTHING_SAID ? undefined : accepted
    pace.refused(turn, forMs)
    await sleep(forMs ?? 50)
    return send()
  }
  const all = Array.from({ length: WORKERS }, async () => {
    for (; left > 0; left -= 1) await send()
  })
  let isOver = false
  void Promise.all(all).then(() => (isOver = true))
  const begun = performance.now()
  while (!isOver) await vi.advanceTimersToNextTimerAsync()
  return { seconds: (performance.now() - begun) / 1000, share: refused / sent }
}

test('Sends requests as fast as responses arrive if none is refused', async () => {
  const { seconds } = await sentTo(() => true, 3_200)
  expect(seconds).toBeCloseTo(3, 0)
})

test.each<[what: string, limit: () => Limit, count: number, least: number]>([
  ['100 per second', () => bucket(100), 3_000, 29],
  ['100 per second, and asks to wait for one second', () => bucket(100, 1_000), 3_000, 29],
  ['5 per second', () => bucket(5), 300, 59],
  ['500 in five seconds, and says when the next window begins', () => window(500, true), 3_000, 25],
  ['500 in five seconds, without saying when the next window begins', () => window(500, false), 3_000, 25],
  ['6 at the same time', () => (_, underWay) => underWay <= 6 || NOTHING_SAID, 3_000, 15],
])('Nearly reaches the limit of a target that accepts %s', async (_, limit, count, least) => {
  const { seconds, share: refused } = await sentTo(limit(), count)
  expect(refused).toBeLessThan(0.3)
  expect(seconds).toBeLessThan(least * 2)
})

test.each<[what: string, limit: Limit, most: number]>([
  ['one in twenty', share(0.05), 9],
  ['15 in a hundred', share(0.15), 12],
  ['15 in a hundred, and asks to wait a second', share(0.15, 1_000), 35],
  ['one in two', share(0.5), 60],
])('Does not slow down for a target that refuses %s at any rate: %#', async (_, limit, most) => {
  const { seconds } = await sentTo(limit, 4_000)
  expect(seconds).toBeLessThan(most)
})

test('Never exceeds the maximum rate', async () => {
  const at: number[] = []
  const limit: Limit = (now) => at.push(now) > 0 || NOTHING_SAID
  await sentTo(limit, 200, 20)
  const inSecond = at.map((since) => at.filter((one) => one >= since && one < since + 1_000).length)
  expect(Math.max(...inSecond)).toBeLessThanOrEqual(21)
  expect(Math.max(...at) - Math.min(...at)).toBeGreaterThan(9_000)
})
