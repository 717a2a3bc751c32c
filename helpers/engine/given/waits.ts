/** Waits that came to nothing: patience spent in vain for the same reason again and again is spent no longer. */
export interface Waits {
  /** Milliseconds that a wait for this may take. */
  patienceFor(what: string, ms: number): number
  /** Notes that the whole patience was spent in vain. */
  inVain(what: string): void
}

/** Waits in vain for the same reason after which patience is shortened, and by how much. */
const IN_VAIN_UNTIL_SHORT = 10
const SHORTER = 10

/** Waits of one run, shared by its scenarios. */
export function createWaits(): Waits {
  const vain = new Map<string, number>()
  return {
    patienceFor: (what, ms) => ((vain.get(what) ?? 0) < IN_VAIN_UNTIL_SHORT ? ms : ms / SHORTER),
    inVain: (what) => void vain.set(what, (vain.get(what) ?? 0) + 1),
  }
}
