import { Inconclusive, NotExercised } from '../../../helpers/engine/index.ts'

/** The result of a set-up step in a list; an empty list if the target refuses the step. */
export async function unlessRefused<T>(scene: () => Promise<T>): Promise<T[]> {
  try {
    return [await scene()]
  } catch (error) {
    // Some set-up steps end as not exercised if a refusal conforms, such as the start of an unfinished draft.
    if (error instanceof NotExercised || (error instanceof Inconclusive && !error.passing)) return []
    throw error
  }
}
