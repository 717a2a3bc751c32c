import type { Target } from '../../../engine/targets/target.ts'

/** What a process of its own is started for. */
export interface Job {
  /** `suite`: run it and leave a plan; `bare`: send a plan; `service`: only listen. */
  readonly role: 'suite' | 'bare' | 'service'
  /** Milliseconds added to each answer of the service. */
  readonly delayMs: number
  /** A service in another process; without one it listens in the same. */
  readonly target?: Target
  /** Where the plan lies: left by the suite, read by the bare loop. */
  readonly plan: string
  readonly seed: number
  readonly concurrency: number
}

/** What came of it. */
export interface Done {
  /** Milliseconds from the first request to the last answer. */
  readonly ms: number
  /** Milliseconds of processor time of this process, user and system, meanwhile. */
  readonly cpuMs: number
  readonly requests: number
  readonly scenarios?: number
  /** Scenarios by how they ended. */
  readonly ends?: Readonly<Record<string, number>>
  /** Answers with the status of the recording. */
  readonly matched?: number
}

/** What a process tells the one that started it. */
export type Message = { readonly done: Done } | { readonly target: Target } | { readonly failed: string }
