import type { z } from 'zod'
import type { Answer } from '../http/exchange.ts'
import { isAbsent, shown, valuesAt } from '../values/json.ts'

/** A documented member of a response, with the rule that its breach is charged to. */
export interface Member<Id extends string = string> {
  readonly rule: Id
  /** Path in the object: `issuing_entity.id`, `watchers[].email`. */
  readonly path: string
  readonly schema: z.ZodType
  /** What the document says the value is, in words: "a boolean", "one of draft, started". */
  readonly is: string
}

/** The members of one kind of answer, and how to tell that an answer is of this kind. */
export interface ResponseShape<Id extends string = string> {
  /** The objects in the answer that have this shape; none where it is of another kind. */
  readonly objectsOf: (answer: Answer) => unknown[]
  readonly members: readonly Member<Id>[]
}

/** What an answer showed of the documented members. */
export interface Sightings {
  /** The rules of members that the answer carries with content: an empty text, array or object proves nothing. */
  readonly seen: ReadonlySet<string>
  readonly breaches: readonly {
    readonly rule: string
    readonly message: string
    readonly expected: string
    readonly actual: string
  }[]
}

/** Looks at every documented member that the answer carries. Absent, null and unknown members are no breach. */
export function sightingsIn(answer: Answer, shapes: readonly ResponseShape[]): Sightings {
  const seen = new Set<string>()
  const breaches = []
  for (const { objectsOf, members } of shapes) {
    for (const object of objectsOf(answer)) {
      for (const { rule, path, schema, is } of members) {
        for (const { path: at, value } of valuesAt(object, path)) {
          if (!isAbsent(value)) seen.add(rule)
          if (schema.safeParse(value).success) continue
          const where = `${at} in the answer to ${answer.exchange.method} ${answer.exchange.path}`
          breaches.push({
            rule,
            message: `${where}: expected ${is}, got ${shown(value)}`,
            expected: is,
            actual: shown(value),
          })
        }
      }
    }
  }
  return { seen, breaches }
}
