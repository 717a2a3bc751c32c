import type { Target } from '../targets/target.ts'

/** What the command hands to the worker that runs the scenarios. */
export interface Order {
  readonly target: Target
  /** Keys of the scenarios to run. */
  readonly scenarios: readonly string[]
  readonly seed: number
  readonly concurrency: number
  /** Milliseconds that one try of a scenario may take. */
  readonly scenarioMs: number
}

declare module 'vitest' {
  interface ProvidedContext {
    order: Order
  }
}
