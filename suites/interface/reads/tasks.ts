import { Violation } from '../../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../../helpers/engine/values/json.ts'

/** The tasks of all actions of a transaction, or of one action. */
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

/** Asserts that a task still needs performing. Unless its action is open, it may show no state. */
export function checkLeft({ check }: Context, read: JsonObject, task: JsonObject): void {
  const action = objectsIn(read, 'actions').find((one) => objectsIn(one, 'tasks').includes(task)) ?? {}
  const isOpen = action['state'] === 'open' && !isAbsent(action['started_at']) && action['stalled'] !== true
  const what = 'actions[].tasks[].state'
  if (isOpen && read['state'] === 'started') check.equal(what, task['state'], 'todo')
  else for (const over of ['skipped', 'done']) check.different(what, task['state'], over)
}

/** The number of these tasks that are done. */
export const doneIn = (transaction: JsonObject, actionId?: string): number =>
  tasksIn(transaction, actionId).filter(({ state }) => state === 'done').length

/** Whether an action of a transaction is stalled. */
export const hasStalledAction = (transaction: unknown): boolean =>
  objectsIn(transaction, 'actions').some(({ stalled }) => stalled === true)

/** The action with an id, as a transaction shows it. */
export const actionIn = (transaction: JsonObject, actionId: string): JsonObject | undefined =>
  objectsIn(transaction, 'actions').find(({ id }) => String(id) === actionId)

/** Whether a transaction shows that an action was performed. A closed action may no longer have tasks. */
export const isPerformed = (transaction: JsonObject, actionId: string): boolean =>
  doneIn(transaction, actionId) > 0 || !isAbsent(actionIn(transaction, actionId)?.['closed_at'])

/**
 * Whether a transaction shows tasks that are left to do. The review of a participant who has already signed may be a task that
 * "no longer needs performing" (document: Action).
 * @param performed the action that was performed last; the transaction is read until it shows that, if it ever does
 */
export async function hasTasksLeft(context: Context, id: string, performed?: string): Promise<boolean> {
  const { given, eventually, check } = context
  let read = await given.read(id)
  const catchesUp = async () => {
    if (performed === undefined || isPerformed(read, performed) || hasClosed(read)) return
    read = await given.read(id)
    check.that('actions[] that was performed', isPerformed(read, performed) || hasClosed(read), 'performed', 'not yet')
  }
  await eventually(catchesUp).catch((error: unknown) => {
    if (!(error instanceof Violation)) throw error
  })
  return tasksIn(read).some(({ state }) => state !== 'done' && state !== 'skipped')
}

const hasClosed = ({ state }: JsonObject): boolean => state === 'closed' || state === 'completed'
