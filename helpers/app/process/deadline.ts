import { Inconclusive } from '../../engine/outcome/errors.ts'

/** The time at which a run ends in any case. */
export interface Deadline {
  /** In milliseconds of `performance.now()`. */
  readonly at: number
  /** Milliseconds before the deadline that are reserved for confirming violations: no new scenario begins then. */
  readonly reserveMs: number
  /** The reason that is then reported. */
  readonly why: string
}

/** A deadline whose timers run. */
interface End {
  /** Aborts running scenarios at the deadline. */
  readonly signal: AbortSignal
  /** Whether nothing new may begin. @param hasFound whether violations have to be confirmed */
  isLate(hasFound: boolean): boolean
  /** Resolves if aborted scenarios do not end in time: the run ends without them. */
  readonly lost: Promise<readonly never[]>
  release(): void
}

/** The part of the time that is reserved for confirming violations, and its upper limit. */
const RESERVE = 0.2
const LONGEST_RESERVE_MS = 30_000
/** Milliseconds that aborted scenarios have to end and to clean up. */
const GRACE_MS = 12_000

/** The deadline of a run that begins now and may take `ms` milliseconds. */
export function deadlineAfter(ms: number, why: string): Deadline {
  return { at: performance.now() + ms, reserveMs: Math.min(ms * RESERVE, LONGEST_RESERVE_MS), why }
}

/** Starts the timers of a deadline, which may have passed already. */
export function endAt({ at, reserveMs, why }: Deadline): End {
  const cut = new AbortController()
  const leftMs = Math.max(at - performance.now(), 0)
  const timer = setTimeout(() => cut.abort(new Inconclusive(why)), leftMs)
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
