import type { Gate } from '../../engine/catalogue/gate.ts'
import type { Target } from '../../engine/targets/target.ts'

/** The values that the workers get from the main process. */
export interface Provided {
  readonly target: Target
  readonly seed: number
  readonly concurrency: number
  readonly gate: Gate
}

declare module 'vitest' {
  interface ProvidedContext {
    countersign: Provided
  }
}
