/** The responses that may lag: reads of a single resource; or lists, events and completion. */
export type Lag = 'reads' | 'lists'

/** Scenarios that wait at this moment for the same reason. */
export interface CurrentWait {
  readonly lag: Lag
  /** Milliseconds that each of them waits at most. */
  readonly ms: number
  readonly scenarios: number
  /** The first rule of each of these scenarios, each once. */
  readonly rules: readonly string[]
}

/** Keeps count of waits: a wait that failed many times for the same reason is shortened, and long waits are reported. */
export interface Waits {
  /** Milliseconds that a wait for this may take. */
  patienceFor(what: string, ms: number): number
  /** Notes that a wait failed after its full time. */
  noteFailure(what: string): void
  /** Notes that a wait had a result, so that the failed ones before it no longer count. */
  noteSuccess(what: string): void
  /** Counts a wait of at most `ms` while `look` lasts. */
  during<T>(lag: Lag, ms: number, look: () => Promise<T>): Promise<T>
  /** The same count, for the waits of a scenario of this rule. */
  of(rule: string | undefined): Waits
  /** The waits that have lasted a while, those with most scenarios first. */
  current(): CurrentWait[]
}

/** The number of failed waits for the same reason after which they are shortened, and the divisor. */
const IN_VAIN_UNTIL_SHORT = 10
const SHORTER = 10
/** Milliseconds after which a wait is long: most things are there at the first look. */
const LONG_MS = 2_000

/**
 * Creates the count of waits of one run, shared by its scenarios.
 * @param now the time in milliseconds
 */
export function createWaits(now: () => number = Date.now): Waits {
  const vain = new Map<string, number>()
  const open = new Set<{ readonly lag: Lag; readonly ms: number; readonly since: number; rule: string | undefined }>()
  const waitsOf = (rule: string | undefined): Waits => ({
    patienceFor: (what, ms) => ((vain.get(what) ?? 0) < IN_VAIN_UNTIL_SHORT ? ms : ms / SHORTER),
    noteFailure: (what) => void vain.set(what, (vain.get(what) ?? 0) + 1),
    noteSuccess: (what) => void vain.delete(what),
    async during(lag, ms, look) {
      const wait = { lag, ms, since: now(), rule }
      open.add(wait)
      try {
        return await look()
      } finally {
        open.delete(wait)
      }
    },
    of: waitsOf,
    current() {
      const long = [...open].filter(({ since }) => now() - since >= LONG_MS)
      const lags = [...new Set(long.map(({ lag }) => lag))]
      return lags
        .map((lag) => {
          const own = long.filter((wait) => wait.lag === lag)
          const rules = [...new Set(own.flatMap((wait) => wait.rule ?? []))]
          return { lag, ms: Math.max(...own.map(({ ms }) => ms)), scenarios: own.length, rules }
        })
        .toSorted((a, b) => b.scenarios - a.scenarios)
    },
  })
  return waitsOf(undefined)
}
