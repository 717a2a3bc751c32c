import { Inconclusive, Violation } from '../../../helpers/engine/index.ts'

/**
 * Runs a special case. If it fails, runs the plain case too: if that fails as well, the special case is inconclusive and the rule
 * of the plain case is blamed.
 * @param plainRules the id of the rule for the plain case, and of rules to blame if that one cannot be judged
 */
export async function blamePlainCase(
  special: () => Promise<void>,
  plain: () => Promise<void>,
  plainRules: string | readonly string[],
): Promise<void> {
  try {
    await special()
  } catch (error) {
    if (error instanceof Violation) await plain().catch(blame(plainRules))
    throw error
  }
}

const blame = (plainRules: string | readonly string[]) => (error: unknown) => {
  if (!(error instanceof Violation)) throw error
  throw new Inconclusive(`the plain case fails too: ${error.message}`, { causes: [plainRules].flat() })
}
