/** Further tries of scenarios that came to nothing as requests got no usable answer: how many there were, and may be. */
export interface Retries {
  /** Notes that so many scenarios are run: the bound grows with them. */
  expect(scenarios: number): void
  /** Whether one more try may be begun, which is then counted. */
  take(key: string): boolean
  /** What became of them so far. */
  readonly told: RetriesTold
}

/** What is told of further tries. */
export interface RetriesTold {
  readonly scenarios: number
  readonly tries: number
  /** The bound. */
  readonly most: number
}

/** Of further tries, so many for each scenario of a run, on average; and in any case. Where a request in twenty is lost, it is one. */
const EACH = 2
const LEAST = 50

/** Counts the further tries of one run. */
export function createRetries(): Retries {
  const keys = new Set<string>()
  let [tries, most] = [0, LEAST]
  return {
    expect: (scenarios) => void (most += EACH * scenarios),
    take(key) {
      if (tries >= most) return false
      tries += 1
      keys.add(key)
      return true
    },
    get told() {
      return { scenarios: keys.size, tries, most }
    },
  }
}
