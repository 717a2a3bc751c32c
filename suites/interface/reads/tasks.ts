import { Violation } from '../../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../../helpers/engine/values/json.ts'

/** The tasks of all actions of a transaction, or of one of them. */
export const tasksIn = (transaction: JsonObject, actionId?: string): JsonObject[] =>
  objectsIn(transaction, 'actions')
    .filter(({ id }) => actionId === undefined || String(id) === actionId)
    .flatMap((action) => objectsIn(action, 'tasks'))

/** A transaction as it would read without some tasks. */
export const withoutTasks = (
  transaction: JsonObject,
  isMeant: (task: JsonObject, actor: unknown) => boolean,
): JsonObject => ({
  ...transaction,
  actions: objectsIn(transaction, 'actions').map((action) => ({
    ...action,
    tasks: objectsIn(action, 'tasks').filter((task) => !isMeant(task, action['actor'])),
  })),
})

/** How many of them are done. */
export const doneIn = (transaction: JsonObject, actionId?: string): number =>
  tasksIn(transaction, actionId).filter(({ state }) => state === 'done').length

/** The action of an id, as a transaction shows it. */
export const actionIn = (transaction: JsonObject, actionId: string): JsonObject | undefined =>
  objectsIn(transaction, 'actions').find(({ id }) => String(id) === actionId)

/** Whether it shows that an action was acted on: one that is closed may have no tasks any more. */
export const isPerformed = (transaction: JsonObject, actionId: string): boolean =>
  doneIn(transaction, actionId) > 0 || !isAbsent(actionIn(transaction, actionId)?.['closed_at'])

/**
 * Whether anybody has something left to do, as a transaction reads now. A review of somebody who has signed, for one, may be a
 * task that "no longer needs performing" (document: Action).
 * @param performed the action that was performed last: what reads from before says nothing, where the act ever shows
 */
export async function hasTasksLeft(context: Context, id: string, performed?: string): Promise<boolean> {
  const { given, eventually, check } = context
  let read = await given.read(id)
  const catchesUp = async () => {
    if (performed === undefined || isPerformed(read, performed) || hasClosed(read)) return
    read = await given.read(id)
    check.that('actions of who acted', isPerformed(read, performed) || hasClosed(read), 'performed', 'not yet')
  }
  await eventually(catchesUp).catch((error: unknown) => {
    if (!(error instanceof Violation)) throw error
  })
  return tasksIn(read).some(({ state }) => state !== 'done' && state !== 'skipped')
}

const hasClosed = ({ state }: JsonObject): boolean => state === 'closed' || state === 'completed'
