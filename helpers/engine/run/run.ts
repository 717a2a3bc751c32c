import type { Rule } from '../catalogue/rule.ts'
import type { Shape } from '../judge/shapes.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Session } from '../session/session.ts'

/** What scenarios are run with. */
export interface Run {
  readonly session: Session
  readonly catalogue: ReadonlyMap<string, Rule>
  /** The documented response shapes, checked on every answer of every scenario. */
  readonly shapes: readonly Shape[]
  readonly seed: number
  /** Milliseconds that one try of a scenario may take. */
  readonly scenarioMs: number
  /** True where nobody reads steps and exchanges: the records have none, and are made faster. */
  readonly verdictsOnly?: boolean
  /** Gets the exchanges of each try, whole and with their secrets, by the key of its scenario. */
  readonly exchanges?: (scenario: string, exchanges: readonly Exchange[]) => void
}
