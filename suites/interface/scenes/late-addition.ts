import { Inconclusive, type Context } from '../../../helpers/engine/index.ts'

/**
 * Adds something to a transaction after its start, or returns `undefined` if the target refuses that. Whether it must be accepted
 * is for other rules to judge, so scenarios about something else continue without it.
 */
export async function unlessRefused<T>(add: () => Promise<T>): Promise<T | undefined> {
  try {
    return await add()
  } catch (error) {
    if (error instanceof Inconclusive && !error.passing) return undefined
    throw error
  }
}

/** Adds something after the start. If the target refuses that, the scenario is not exercised. */
export const addedLate = async <T>({ notExercised }: Context, add: () => Promise<T>): Promise<T> =>
  (await unlessRefused(add)) ?? notExercised('the target refuses the addition after the start')
