import { answerKindOf, type AnswerKind } from '../api/calls.ts'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { isAbsent, isObject, shown, valuesAt } from '../values/json.ts'
import type { Kind } from './kinds.ts'

/**
 * The kinds of objects that the document describes member by member, and where they stand in each kind of answer: a path
 * from the body on.
 */
const PLACES = {
  transaction: { transaction: '' },
  document: { document: '', transaction: 'documents[]' },
  field: { field: '', fields: '[]', document: 'fields[]', transaction: 'documents[].fields[]' },
  file: { file: '' },
  seal: { seal: '' },
  summary: { list: 'content[]' },
  'events-report': { 'events-report': '' },
  error: {},
} satisfies Record<string, Places>
type Places = { readonly [K in AnswerKind]?: string }
export type ObjectKind = keyof typeof PLACES

/** Where objects of a kind stand in a kind of answer; nothing where there are none. */
const placeIn = (answer: AnswerKind, of: ObjectKind): string | undefined => (PLACES[of] as Places)[answer]

/** A documented member of an object, with the rule that its breach is charged to, if it has one. */
export interface Member<Id extends string = string> {
  readonly rule?: Id
  /** Path in the object: `issuing_entity.id`, `watchers[].email`. */
  readonly path: string
  readonly kind: Kind
}

/** The documented members of one kind of object. */
export interface Shape<Id extends string = string> {
  readonly of: ObjectKind
  readonly members: readonly Member<Id>[]
}

/** A member that a rule is about. */
export function member<Id extends string>(path: string, rule: Id, kind: Kind): Member<Id> {
  return { path, kind, rule }
}

/** A member without a rule of its own: it is only watched for changes. */
export function watched(path: string, kind: Kind): Member<never> {
  return { path, kind }
}

/** What an answer showed of the documented members. */
export interface Sightings {
  /** The rules of members that the answer carries with content: an empty text, array or object proves nothing. */
  readonly seen: ReadonlySet<string>
  readonly breaches: readonly Wrong[]
}

/** A member in the wrong shape. */
interface Wrong {
  readonly rule: string
  readonly what: string
  readonly expected: string
  readonly actual: string
}

/** Looks at every documented member that the answer carries. Absent, null and unknown members are no breach. */
export function sightingsIn(answer: Answer, shapes: readonly Shape[]): Sightings {
  const seen = new Set<string>()
  const breaches: Wrong[] = []
  for (const { of, members } of shapes) {
    for (const { value: found, path: place } of objectsOf(of, answer)) {
      for (const { rule, path, kind } of members) {
        if (rule === undefined) continue
        for (const { path: at, value } of valuesAt(found, path)) {
          if (!isAbsent(value)) seen.add(rule)
          if (kind.schema.safeParse(value).success) continue
          const where = `${place === '' ? '' : `${place}.`}${at}`
          const { method, path: to } = answer.exchange
          breaches.push({
            rule,
            what: `${where} in the answer to ${method} ${to}`,
            expected: kind.is,
            actual: shown(value),
          })
        }
      }
    }
  }
  return { seen, breaches }
}

/** Statuses with which the service itself refuses; others may come from something in front of it (method, size, rate). */
const REFUSALS = [400, 401, 403, 404, 409, 422]

/** The objects of a kind in the answer to a documented call, with their places. */
function objectsOf(of: ObjectKind, answer: Answer): { path: string; value: unknown }[] {
  const kind = answerKindOf(answer.exchange)
  if (kind === undefined) return []
  if (of === 'error')
    return REFUSALS.includes(answer.status) && isObject(answer.body) ? [{ path: '', value: answer.body }] : []
  const place = placeIn(kind, of)
  if (place === undefined || !isSuccess(answer)) return []
  return valuesAt(answer.body, place).filter(({ value }) => isObject(value))
}

/** The members of the other kinds of objects that stand in one, with their paths from there. */
export function membersWithin(kind: AnswerKind, shapes: readonly Shape[]): Member[] {
  return shapes.flatMap(({ of, members }) => {
    const place = placeIn(kind, of)
    if (place === undefined) return []
    return members.map((one) => ({ ...one, path: place === '' ? one.path : `${place}.${one.path}` }))
  })
}
