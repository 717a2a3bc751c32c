import { isAbsent, objectsIn, type Context, type JsonObject } from '../../../helpers/engine/index.ts'
import { actionsOf } from './people.ts'

const STATE = 'actions[].tasks[].state'

/** Whether an action has closed. An action with a task to do is open again, whatever `closed_at` it shows. */
export const hasClosed = (action: JsonObject): boolean =>
  !isAbsent(action['closed_at']) && !objectsIn(action, 'tasks').some(({ state }) => state === 'todo')

/**
 * The tasks of a person who has performed them. A closed action may show none ("Tasks to complete before the action closes",
 * document: Action); then nothing can be judged, and the scenario ends.
 */
export function performedTasks(
  { check, notShown }: Context,
  read: JsonObject,
  who: string,
  isMeant: (task: JsonObject) => boolean = () => true,
): JsonObject[] {
  const actions = actionsOf(read, who)
  const tasks = actions.flatMap((action) => objectsIn(action, 'tasks')).filter(isMeant)
  if (tasks.length > 0) return tasks
  if (actions.every(hasClosed)) notShown('actions[].tasks of a closed action')
  check.present('actions[].tasks of an open action, performed', tasks)
  return tasks
}

/**
 * Asserts that every shown task that a person has performed is done, and that such a task is shown while an action of theirs is
 * open.
 */
export function checkDone(context: Context, read: JsonObject, who: string, isMeant?: (task: JsonObject) => boolean) {
  for (const { state } of performedTasks(context, read, who, isMeant)) context.check.equal(STATE, state, 'done')
}
