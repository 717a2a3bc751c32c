import { isAbsent, objectsIn, type JsonObject } from '../values/json.ts'

/** What tells one task from another (document: Task); in which state it is comes and goes. */
const TELLING = ['type', 'field', 'recipient', 'document_type', 'tag'] as const

/** Who has which tasks, as one line for each: however actions are cut and ordered, and whatever their ids are. */
export function tasksByActor(transaction: JsonObject): string[] {
  const lines = objectsIn(transaction, 'actions').flatMap((action) =>
    objectsIn(action, 'tasks').map((task) => {
      const told = TELLING.filter((name) => !isAbsent(task[name])).map((name) => `${name} ${String(task[name])}`)
      return `${String(action['actor'])}: ${told.join(', ')}`.toLowerCase()
    }),
  )
  return [...new Set(lines)].toSorted()
}
