import { Inconclusive, Violation } from '../../helpers/outcome/errors.ts'

/** Waits for what a case starts from: where it never comes, that is no verdict. */
export async function beforehand<T>(wait: () => Promise<T>): Promise<T> {
  try {
    return await wait()
  } catch (error) {
    if (error instanceof Violation) throw new Inconclusive(`set-up: ${error.message}`)
    throw error
  }
}
