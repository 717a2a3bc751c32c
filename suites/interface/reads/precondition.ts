import { Inconclusive, Violation } from '../../../helpers/engine/outcome/errors.ts'
import type { RuleId } from '../../catalogue.ts'

/**
 * Waits for what a case starts from: where it never comes, that is no verdict.
 * @param claim the rules whose claim it is, where any has it
 */
export async function precondition<T>(wait: () => Promise<T>, claim: RuleId | readonly RuleId[] = []): Promise<T> {
  try {
    return await wait()
  } catch (error) {
    if (error instanceof Violation) throw new Inconclusive(`set-up: ${error.message}`, { causes: [claim].flat() })
    throw error
  }
}
