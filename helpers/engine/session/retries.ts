/** Counts and limits the retries of scenarios that got no usable response. */
export interface Retries {
  /** Notes that this many scenarios are run, which raises the limit. */
  expect(scenarios: number): void
  /** Whether another retry may start; if so, it is counted. */
  take(key: string): boolean
  /** Notes the time limit for retries at the end of the run. Milliseconds. */
  within(ms: number): void
  /** The retries so far; absent if there were none. */
  readonly counts: RetryCounts | undefined
}

/** The retries of a run, for reports. */
export interface RetryCounts {
  readonly scenarios: number
  readonly tries: number
  /** The limit on the number of retries. */
  readonly most: number
  /** The time limit for retries at the end of the run. Milliseconds. */
  readonly mostMs: number
}

/** Adds up the retries of several parts of one run. */
export function retriesTogether(parts: readonly (RetryCounts | undefined)[]): RetryCounts | undefined {
  const counts = parts.flatMap((part) => part ?? [])
  const sum = (of: (part: RetryCounts) => number) => counts.reduce((total, part) => total + of(part), 0)
  if (counts.length === 0) return undefined
  return {
    scenarios: sum(({ scenarios }) => scenarios),
    tries: sum(({ tries }) => tries),
    most: sum(({ most }) => most),
    mostMs: sum(({ mostMs }) => mostMs),
  }
}

/**
 * The limit on retries: an average per scenario, plus a minimum. If one request in twenty is lost, about one retry per
 * scenario is needed.
 */
const EACH = 2
const LEAST = 50

/** Counts the retries of one run. */
export function createRetries(): Retries {
  const keys = new Set<string>()
  let [tries, most, mostMs] = [0, LEAST, 0]
  return {
    expect: (scenarios) => void (most += EACH * scenarios),
    take(key) {
      if (tries >= most) return false
      tries += 1
      keys.add(key)
      return true
    },
    within: (ms) => void (mostMs += ms),
    get counts() {
      return tries === 0 ? undefined : { scenarios: keys.size, tries, most, mostMs }
    },
  }
}
