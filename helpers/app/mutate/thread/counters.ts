/** The name of the global object through which instrumented code is controlled. Each thread has its own. */
const NAME = '__stryker__'

/** The values that instrumented code reads and writes. */
export interface Counters {
  /** The mutant that is active, if any. */
  activeMutant: string | undefined
  /** The name under which hits are counted at present; without a name, they are counted as `static`. */
  currentTestId: string | undefined
  /** How often the active mutant was evaluated, and how often it may be before it fails. */
  hitCount: number | undefined
  hitLimit: number | undefined
  readonly mutantCoverage: {
    readonly static: Hits
    readonly perTest: Record<string, Hits>
  }
}

/** How often the code of each mutant was run, by the id of the mutant. */
export type Hits = Readonly<Record<string, number>>

/** The counters of this thread. */
export function countersHere(): Counters {
  const global = globalThis as unknown as Record<string, Counters | undefined>
  return (global[NAME] ??= {
    activeMutant: undefined,
    currentTestId: undefined,
    hitCount: undefined,
    hitLimit: undefined,
    mutantCoverage: { static: {}, perTest: {} },
  })
}
