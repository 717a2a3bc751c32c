/** When a run ends in any case. */
export interface Deadline {
  /** By `performance.now()`. */
  readonly at: number
  /** Milliseconds before it from which on nothing is begun any more, where what was found has to come again. */
  readonly reserveMs: number
  /** What is then said. */
  readonly why: string
}

/** A deadline that a run listens to. */
interface End {
  /** Cuts off what runs. */
  readonly signal: AbortSignal
  /** Whether nothing more is begun. @param hasFound whether something has to come again */
  isLate(hasFound: boolean): boolean
  /** Resolves where what was cut off does not end: then the run goes without it. */
  readonly lost: Promise<readonly never[]>
  release(): void
}

/** Of all the time, and at most: what is left for what has to come again. */
const RESERVE = 0.2
const LONGEST_RESERVE_MS = 30_000
/** Milliseconds in which what was cut off has to end, and to clear up. */
const GRACE_MS = 12_000

/** The deadline of a run that begins now. Milliseconds. */
export function deadlineAfter(ms: number, why: string): Deadline {
  return { at: performance.now() + ms, reserveMs: Math.min(ms * RESERVE, LONGEST_RESERVE_MS), why }
}

/** Begins to wait for a deadline; it may have passed. */
export function endAt({ at, reserveMs, why }: Deadline): End {
  const cut = new AbortController()
  const leftMs = Math.max(at - performance.now(), 0)
  const timer = setTimeout(() => cut.abort(new Error(why)), leftMs)
  let last: NodeJS.Timeout | undefined
  const lost = new Promise<readonly never[]>((resolve) => {
    last = setTimeout(() => resolve([]), leftMs + GRACE_MS)
  })
  return {
    signal: cut.signal,
    isLate: (hasFound) => performance.now() >= at - (hasFound ? reserveMs : 0),
    lost,
    release() {
      clearTimeout(timer)
      clearTimeout(last)
    },
  }
}
