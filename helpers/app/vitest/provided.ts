import type { Gate } from '../../engine/catalogue/gate.ts'
import type { Target } from '../../engine/targets/target.ts'

/** What the workers get from the process that met the target. */
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
