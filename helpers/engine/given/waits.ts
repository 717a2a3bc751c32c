/** Keeps count of failed waits: a wait that failed many times for the same reason is shortened. */
export interface Waits {
  /** Milliseconds that a wait for this may take. */
  patienceFor(what: string, ms: number): number
  /** Notes that a wait failed after its full time. */
  noteFailure(what: string): void
}

/** The number of failed waits for the same reason after which they are shortened, and the divisor. */
const IN_VAIN_UNTIL_SHORT = 10
const SHORTER = 10

/** Creates the count of failed waits of one run, shared by its scenarios. */
export function createWaits(): Waits {
  const vain = new Map<string, number>()
  return {
    patienceFor: (what, ms) => ((vain.get(what) ?? 0) < IN_VAIN_UNTIL_SHORT ? ms : ms / SHORTER),
    noteFailure: (what) => void vain.set(what, (vain.get(what) ?? 0) + 1),
  }
}
