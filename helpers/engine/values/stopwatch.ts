/** Measures the time during which at least one wait is running. */
export interface Stopwatch {
  /**
   * Begins a wait.
   * @returns a function that ends it
   */
  begin(): () => void
  /** Milliseconds so far. */
  readonly ms: number
}

/** Creates a stopwatch at zero. */
export function createStopwatch(): Stopwatch {
  let waiting = 0
  let since = 0
  let counted = 0
  return {
    begin() {
      if (waiting === 0) since = performance.now()
      waiting += 1
      return () => {
        waiting -= 1
        if (waiting === 0) counted += performance.now() - since
      }
    },
    get ms() {
      return counted + (waiting > 0 ? performance.now() - since : 0)
    },
  }
}

/** A time limit that ends unless it is released first. */
export interface TimeLimit {
  readonly signal: AbortSignal
  release(): void
}

/**
 * Ends after this many milliseconds, without the time during which a wait is running: a request that is held back is
 * not slow. The timer keeps no process alive.
 */
export function timeLimit(ms: number, waits: Pick<Stopwatch, 'ms'>): TimeLimit {
  const end = new AbortController()
  const startedAt = performance.now() - waits.ms
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const left = ms - (performance.now() - waits.ms - startedAt)
    if (left <= 0) end.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
    else timer = setTimeout(look, Math.ceil(left)).unref()
  }
  look()
  return { signal: end.signal, release: () => clearTimeout(timer) }
}
