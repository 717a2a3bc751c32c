import { setTimeout as sleep } from 'node:timers/promises'
import { createStopwatch, type Stopwatch } from '../values/stopwatch.ts'
import { createSteering } from './steering.ts'
import { createTurnstile } from './turnstile.ts'

/** How fast requests follow each other, from all scenarios together: no faster than is allowed, and than the target takes them. */
export interface Pace {
  /**
   * Waits for the turn of a request.
   * @param kept counts the time, beside what all of them wait
   * @returns its number, for what is heard of it
   */
  turn(signal?: AbortSignal, kept?: Stopwatch): Promise<number>
  /** Notes that the target took a request, in whatever way it answered it. */
  taken(turn: number): void
  /** Notes that the target refused one as too many. @param forMs for how long it takes no more, where it says so */
  refused(turn: number, forMs?: number): void
  /** Waits before a request that was refused is sent again. Milliseconds. */
  rest(ms: number, signal?: AbortSignal, kept?: Stopwatch): Promise<void>
  /** Whether the target has taken nothing for so long that nothing more is sent. */
  readonly isShut: boolean
  /** Milliseconds in which at least one request was kept back. */
  readonly throttledMs: number
  /** Calls `listener` with how many rest, each time that this changes. */
  onRest(listener: (resting: number) => void): void
}

/** Nothing is taken for so long, and twice what was told at last, and nothing more is sent: longer than limits by the minute. */
const SHUT_MS = 75_000

/** @param maxRate requests a second that are never exceeded; as many as the target takes where it is not given */
export function createPace(maxRate = Number.POSITIVE_INFINITY): Pace {
  const turnstile = createTurnstile()
  const steering = createSteering(maxRate, performance.now())
  const keptBack = createStopwatch()
  let listener: ((resting: number) => void) | undefined
  let resting = 0
  /** When the first of the refusals came since which nothing was taken, and what the last one told. */
  let refusedSince: number | undefined
  let toldMs = 0
  turnstile.allow(maxRate)

  async function counted(waiting: Promise<unknown>, kept: Stopwatch | undefined): Promise<void> {
    const ends = [keptBack.begin(), kept?.begin()]
    try {
      await waiting
    } finally {
      for (const end of ends) end?.()
    }
  }

  return {
    async turn(signal, kept) {
      const waiting = turnstile.pass(signal)
      if (waiting) await counted(waiting, kept)
      return steering.sent()
    },
    taken(turn) {
      refusedSince = undefined
      steering.taken(turn, performance.now())
      turnstile.allow(steering.rate)
    },
    refused(turn, forMs) {
      const now = performance.now()
      refusedSince ??= now
      toldMs = forMs ?? 0
      const holdMs = steering.refused(turn, now, forMs)
      turnstile.allow(steering.rate)
      if (holdMs > 0) turnstile.hold(holdMs)
    },
    async rest(ms, signal, kept) {
      resting += 1
      listener?.(resting)
      try {
        await counted(sleep(ms, undefined, signal && { signal }), kept)
      } finally {
        resting -= 1
        listener?.(resting)
      }
    },
    get isShut() {
      return refusedSince !== undefined && performance.now() - refusedSince > SHUT_MS + 2 * toldMs
    },
    get throttledMs() {
      return keptBack.ms
    },
    onRest: (its) => void (listener = its),
  }
}
