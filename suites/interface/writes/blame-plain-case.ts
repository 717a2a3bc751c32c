import { Inconclusive, Violation } from '../../../helpers/engine/outcome/errors.ts'

/**
 * Asserts something special of what has a rule for its plain case. Where the plain case fails too, that rule tells it, and this one
 * is left without a conclusion. The plain case is tried only then.
 * @param toldBy the id of the rule for the plain case, and of others that would tell of it where that one cannot be judged
 */
export async function blamePlainCase(
  special: () => Promise<void>,
  plain: () => Promise<void>,
  toldBy: string | readonly string[],
): Promise<void> {
  try {
    await special()
  } catch (error) {
    if (error instanceof Violation) await plain().catch(isTold(toldBy))
    throw error
  }
}

const isTold = (toldBy: string | readonly string[]) => (error: unknown) => {
  if (!(error instanceof Violation)) throw error
  throw new Inconclusive(`the plain case fails too: ${error.message}`, { causes: [toldBy].flat() })
}
