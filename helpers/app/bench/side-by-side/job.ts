import type { Target } from '../../../engine/targets/target.ts'

/** The task of a process. */
export interface Job {
  /** `suite`: run it and write a plan; `bare`: send a plan; `service`: only listen. */
  readonly role: 'suite' | 'bare' | 'service'
  /** Milliseconds added to each response of the service. */
  readonly delayMs: number
  /** A service in another process; without one, the service runs in the same process. */
  readonly target?: Target
  /** The file of the plan, which the suite writes and the bare loop reads. */
  readonly plan: string
  readonly seed: number
  readonly concurrency: number
}

/** The result of a job. */
export interface Done {
  /** Milliseconds from the first request to the last response. */
  readonly ms: number
  /** Milliseconds of processor time of this process in that time, user and system. */
  readonly cpuMs: number
  readonly requests: number
  readonly scenarios?: number
  /** The number of scenarios by status. */
  readonly ends?: Readonly<Record<string, number>>
  /** Responses with the recorded status. */
  readonly matched?: number
}

/** A message of a process to its parent. */
export type Message = { readonly done: Done } | { readonly target: Target } | { readonly failed: string }
