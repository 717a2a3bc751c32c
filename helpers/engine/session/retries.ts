/** Further tries of scenarios that came to nothing as requests got no usable answer: how many there were, and may be. */
export interface Retries {
  /** Notes that so many scenarios are run: the bound grows with them. */
  expect(scenarios: number): void
  /** Whether one more try may be begun, which is then counted. */
  take(key: string): boolean
  /** Notes how long further tries may take that are made after all others. Milliseconds. */
  within(ms: number): void
  /** What became of them so far. Absent where there were none. */
  readonly told: RetriesTold | undefined
}

/** What is told of further tries. */
export interface RetriesTold {
  readonly scenarios: number
  readonly tries: number
  /** The bound of the tries. */
  readonly most: number
  /** How long those may take that are made after all others. Milliseconds. */
  readonly mostMs: number
}

/** What is told of the further tries of several parts of one run. */
export function retriesTogether(parts: readonly (RetriesTold | undefined)[]): RetriesTold | undefined {
  const told = parts.flatMap((part) => part ?? [])
  const sum = (of: (part: RetriesTold) => number) => told.reduce((total, part) => total + of(part), 0)
  if (told.length === 0) return undefined
  return {
    scenarios: sum(({ scenarios }) => scenarios),
    tries: sum(({ tries }) => tries),
    most: sum(({ most }) => most),
    mostMs: sum(({ mostMs }) => mostMs),
  }
}

/** Of further tries, so many for each scenario of a run, on average; and in any case. Where a request in twenty is lost, it is one. */
const EACH = 2
const LEAST = 50

/** Counts the further tries of one run. */
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
    get told() {
      return tries === 0 ? undefined : { scenarios: keys.size, tries, most, mostMs }
    },
  }
}
