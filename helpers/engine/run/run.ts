import type { Rule } from '../catalogue/rule.ts'
import type { Shape } from '../judge/shapes.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Session } from '../session/session.ts'

/** The inputs for running scenarios. */
export interface Run {
  readonly session: Session
  readonly catalogue: ReadonlyMap<string, Rule>
  /** The documented response shapes, checked on every response of every scenario. */
  readonly shapes: readonly Shape[]
  readonly seed: number
  /** The time limit of one attempt at a scenario, in milliseconds. */
  readonly scenarioMs: number
  /** The least time in milliseconds between earlier requests and a reading that must stay unchanged. */
  readonly leastMs?: number
  /** True if nobody reads steps and exchanges: the records contain none, and are created faster. */
  readonly verdictsOnly?: boolean
  /** Receives the exchanges of each attempt by the key of its scenario, complete and with secrets. */
  readonly exchanges?: (scenario: string, exchanges: readonly Exchange[]) => void
}
