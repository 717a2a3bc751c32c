import { Inconclusive, Violation } from '../../../helpers/engine/index.ts'
import type { RuleId } from '../../catalogue.ts'

/**
 * Waits for the starting point of a scenario. If it is never reached, that is not a verdict.
 * @param claim the rules to blame then, if there are any
 */
export async function precondition<T>(wait: () => Promise<T>, claim: RuleId | readonly RuleId[] = []): Promise<T> {
  try {
    return await wait()
  } catch (error) {
    if (error instanceof Violation) throw new Inconclusive(`set-up: ${error.message}`, { causes: [claim].flat() })
    throw error
  }
}

/** Whether an error says something about the target: a failed assertion, or a refused request of a set-up. */
export const isFailure = (error: unknown): boolean =>
  error instanceof Violation || (error instanceof Inconclusive && !error.passing)

/** Whether a starting point is reached. */
export async function isReached(wait: () => Promise<unknown>): Promise<boolean> {
  try {
    await wait()
    return true
  } catch (error) {
    if (isFailure(error)) return false
    throw error
  }
}
