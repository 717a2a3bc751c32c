import type { Hits } from './counters.ts'

/** A job of a thread. */
export type Job = ReachJob | JudgeJob

/** Finds out which code each scenario reaches: runs a share of them on the service without a mutant. */
export interface ReachJob {
  readonly kind: 'reach'
  readonly part: number
  readonly of: number
  readonly seed: number
}

/** Judges the service with one mutant. */
export interface JudgeJob {
  readonly kind: 'judge'
  readonly mutant: string
  /** The keys of scenarios, in the order in which they are run. */
  readonly scenarios: readonly string[]
  readonly seed: number
  /** How often the mutant may be evaluated before it is an endless loop. */
  readonly hitLimit: number
  /** Milliseconds that all of its scenarios may take. */
  readonly allowedMs: number
}

/** A scenario and the code that it reaches. */
export interface Reaching {
  readonly key: string
  readonly rules: readonly string[]
  readonly hits: Hits
}

/** The result of a share of the clean run. */
export interface Reached {
  /** The code that runs when the service is loaded, and when it starts and the suite makes first contact. */
  readonly loading: Hits
  readonly starting: Hits
  readonly scenarios: readonly Reaching[]
  /** The rules that are violated although no mutant is active. */
  readonly unsound: readonly string[]
  readonly durationMs: number
}

/** The result of a mutant. */
export interface Judged {
  /** `broken`: the service cannot be judged at all. `timeout`: it was not judged in time. Both count as caught. */
  readonly outcome: 'caught' | 'survived' | 'not reached' | 'broken' | 'timeout'
  /** The violated rule. */
  readonly rule?: string
  /** Why it is broken, or what the suite could not conclude. */
  readonly reason?: string
  /** The number of scenarios that were run, and of those without a conclusion. */
  readonly run: number
  readonly inconclusive: number
  /** The number of scenarios that reach it, once known. */
  readonly of?: number
}

/** The result of any job. */
export type Result = Reached | Judged
