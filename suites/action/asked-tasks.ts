import type { Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { checkLeft } from '../interface/reads/tasks.ts'

/** The path of the states of tasks. */
export const STATE = 'actions[].tasks[].state'

/** The tasks of a person for a field. */
export const tasksFor = (read: JsonObject, who: string, fieldId: string) =>
  tasksOf(read, who).filter(({ field }) => field === fieldId)

/** Asserts that there are tasks, and that all of them still need performing. */
export function checkAllLeft(context: Context, read: JsonObject, tasks: readonly JsonObject[]): void {
  context.check.present('actions[].tasks', tasks)
  for (const task of tasks) checkLeft(context, read, task)
}

/** Waits until a person has a task for each of these fields. */
export function onceAsked(context: Context, id: string, who: string, fields: readonly string[]): Promise<JsonObject> {
  const areThere: Look = (read) => {
    for (const field of fields) context.check.present(`tasks for ${field}`, tasksFor(read, who, field))
  }
  return onceShown(context, id, areThere, 'action/task-of-its-signer')
}
