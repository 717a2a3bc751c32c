import type { Context } from '../../helpers/scenario/context.ts'
import { objectsIn } from '../../helpers/values/json.ts'

/**
 * Whether anybody has something left to do, as a transaction reads now. A review of somebody who has signed, for one, may be a
 * task that "no longer needs performing" (document: Action).
 */
export async function hasTasksLeft({ given }: Context, id: string): Promise<boolean> {
  const tasks = objectsIn(await given.read(id), 'actions').flatMap((action) => objectsIn(action, 'tasks'))
  return tasks.some(({ state }) => state !== 'done' && state !== 'skipped')
}
