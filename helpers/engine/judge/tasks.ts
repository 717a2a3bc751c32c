import { isAbsent, objectsIn, type JsonObject } from '../values/json.ts'

/** The members that identify a task (document: Task); its state is not one of them. */
const TELLING = ['type', 'field', 'recipient', 'document_type', 'tag'] as const

/** The tasks of each actor, one line per task, independent of the ids, the order and the grouping of actions. */
export function tasksByActor(transaction: JsonObject): string[] {
  const lines = objectsIn(transaction, 'actions').flatMap((action) =>
    objectsIn(action, 'tasks').map((task) => {
      const identity = TELLING.filter((name) => !isAbsent(task[name])).map((name) => `${name} ${String(task[name])}`)
      return `${String(action['actor'])}: ${identity.join(', ')}`.toLowerCase()
    }),
  )
  return [...new Set(lines)].toSorted()
}
