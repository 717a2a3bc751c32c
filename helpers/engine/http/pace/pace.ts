import { setTimeout as sleep } from 'node:timers/promises'
import { createStopwatch, type Stopwatch } from '../../values/stopwatch.ts'
import { createSteering } from './steering.ts'
import { createTurnstile } from './turnstile.ts'

/**
 * Controls the rate of requests of all scenarios together: at most the configured rate, and what the target accepts.
 */
export interface Pace {
  /**
   * Waits until a request may be sent.
   * @param kept also counts the waiting time for its owner
   * @returns the number of the request, for `accepted` and `refused`
   */
  turn(signal?: AbortSignal, kept?: Stopwatch): Promise<number>
  /** Notes that the target accepted a request, whatever the response is. */
  accepted(turn: number): void
  /**
   * Notes that the target refused a request with 429.
   * @param forMs how long it asks to wait, if it says so
   */
  refused(turn: number, forMs?: number): void
  /** Waits this many milliseconds before a refused request is sent again. */
  rest(ms: number, signal?: AbortSignal, kept?: Stopwatch): Promise<void>
  /** Whether the target has accepted nothing for so long that nothing more is sent. */
  readonly isStopped: boolean
  /** Milliseconds during which at least one request was held back. */
  readonly throttledMs: number
  /** Calls `listener` with the number of resting requests each time it changes. */
  onRest(listener: (resting: number) => void): void
}

/**
 * If nothing is accepted for this time, plus twice the last requested waiting time, nothing more is sent. It is longer
 * than limits per minute.
 */
const SHUT_MS = 75_000

/** @param maxRate the maximum number of requests per second; unlimited by default */
export function createPace(maxRate = Number.POSITIVE_INFINITY): Pace {
  const turnstile = createTurnstile()
  const steering = createSteering(maxRate, performance.now())
  const keptBack = createStopwatch()
  let listener: ((resting: number) => void) | undefined
  let resting = 0
  /**
   * The time of the first refusal since the last accepted request, and the waiting time that the last refusal asked
   * for.
   */
  let refusedSince: number | undefined
  let requestedMs = 0
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
    accepted(turn) {
      refusedSince = undefined
      steering.accepted(turn, performance.now())
      turnstile.allow(steering.rate)
    },
    refused(turn, forMs) {
      const now = performance.now()
      refusedSince ??= now
      requestedMs = forMs ?? 0
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
    get isStopped() {
      return refusedSince !== undefined && performance.now() - refusedSince > SHUT_MS + 2 * requestedMs
    },
    get throttledMs() {
      return keptBack.ms
    },
    onRest: (its) => void (listener = its),
  }
}
