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
