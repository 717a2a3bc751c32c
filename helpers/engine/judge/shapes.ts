import { responseKindOf, type ResponseKind } from '../api/calls.ts'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { contentsAt, isAbsent, isObject, shown, valuesAt } from '../values/json.ts'
import { oncePer } from '../values/once-per.ts'
import { contentIn, isErrorObject, isErrorWithSuccess } from './basics.ts'
import { anything, type Kind } from './kinds.ts'

/** The kinds of objects whose members the document describes, and their paths in each kind of response body. */
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
type Places = { readonly [K in ResponseKind]?: string }
export type ObjectKind = keyof typeof PLACES

/** The path of objects of a kind in a kind of response; `undefined` if it contains none. */
const placeIn = (answer: ResponseKind, of: ObjectKind): string | undefined => (PLACES[of] as Places)[answer]

/** A documented member of an object, with the rule that judges it, if there is one. */
export interface Member<Id extends string = string> {
  readonly rule?: Id
  /** Path in the object: `issuing_entity.id`, `watchers[].email`. */
  readonly path: string
  readonly kind: Kind
  /** Whether every object of the kind must have it, so that its absence is a breach. */
  readonly isRequired?: boolean
}

/** The documented members of one kind of object. */
export interface Shape<Id extends string = string> {
  readonly of: ObjectKind
  readonly members: readonly Member<Id>[]
}

/** A member that a rule judges. */
export function member<Id extends string>(path: string, rule: Id, kind: Kind): Member<Id> {
  return { path, kind, rule }
}

/** A member that every object of its kind must have, with any value. */
export function required<Id extends string>(path: string, rule: Id): Member<Id> {
  return { path, rule, kind: anything, isRequired: true }
}

/** A member without a rule: it is only compared for changes. */
export function watched(path: string, kind: Kind): Member<never> {
  return { path, kind }
}

/** The documented members in a response. */
export interface Sightings {
  /** The rules of members with content in the response: an empty text, array or object proves nothing. */
  readonly seen: ReadonlySet<string>
  readonly breaches: readonly Wrong[]
}

/** A member in the wrong shape. */
interface Wrong {
  readonly rule: string
  /** The path of the member in its object. */
  readonly path: string
  readonly what: string
  readonly expected: string
  readonly actual: string
}

/** Judges every documented member in the response. Absent, null and unknown members are not breaches. */
export function sightingsIn(answer: Answer, shapes: readonly Shape[]): Sightings {
  const seen = new Set<string>()
  const breaches: Wrong[] = []
  for (const shape of shapes) {
    const holder = holderOf(shape.of, answer)
    if (!holder) continue
    for (const [i, found] of contentsAt(holder.body, holder.place).filter(isObject).entries()) {
      for (const { rule, first, path, kind, isRequired } of judgedMembersOf(shape)) {
        // Most members occur in few responses.
        if (first !== '' && !isRequired && isNothing(found[first])) continue
        const values = contentsAt(found, path)
        if (values.length === 0 && !isRequired) continue
        const isShown = !values.every(isAbsent)
        if (isRequired || isShown) seen.add(rule)
        if (isRequired && !isShown)
          breaches.push({
            rule,
            path,
            what: nameOfMember(answer, holder, i, path),
            expected: 'a value',
            actual: 'nothing',
          })
        if (values.every(kind.isFitting)) continue
        for (const { path: at, value } of valuesAt(found, path)) {
          if (kind.isFitting(value)) continue
          breaches.push({
            rule,
            path,
            what: nameOfMember(answer, holder, i, at),
            expected: kind.is,
            actual: shown(value),
          })
        }
      }
    }
  }
  return { seen, breaches }
}

const isNothing = (value: unknown): boolean => value === undefined || value === null

/** A member that a rule judges, with the name that its path begins with: empty for the object as a whole. */
interface JudgedMember extends Required<Member> {
  readonly first: string
}

/** Cached by shape, because every response is searched for every member. */
const judgedMembersOf = oncePer(({ members }: Shape): readonly JudgedMember[] =>
  members.flatMap(({ rule, path, kind, isRequired = false }) =>
    rule === undefined ? [] : [{ rule, path, kind, isRequired, first: path.split(/[.[]/, 1).join('') }],
  ),
)

/**
 * The name of a member in messages.
 * @param at its path in the object of the holder with this index
 */
function nameOfMember(
  { exchange: { method, path } }: Answer,
  { body, place }: Holder,
  index: number,
  at: string,
): string {
  const object = valuesAt(body, place).filter(({ value }) => isObject(value))[index]
  return `${[object?.path, at].filter((part) => part).join('.')} in the response to ${method} ${path}`
}

/**
 * Statuses with which the service itself refuses; others may come from something in front of it (method, size, rate).
 */
const REFUSALS = [400, 401, 403, 404, 409, 422]

/** Whether a success response contains an error with a message: fields also have a `type`, like errors. */
const isPlainlyError = (answer: Answer): boolean =>
  isErrorWithSuccess(answer) && ['error', 'error_description'].some((name) => !isAbsent(valueIn(answer.body, name)))

const valueIn = (body: unknown, name: string): unknown => (isObject(body) ? body[name] : undefined)

/** Kinds of responses that are a single object; another rule judges whether they are wrapped. */
const WRAPPABLE: readonly ResponseKind[] = ['transaction', 'document', 'field', 'file', 'events-report']

/** A body, and the path of objects of a kind in it. */
interface Holder {
  readonly body: unknown
  readonly place: string
}

/** Where objects of a kind are in the response to a documented call; `undefined` if it contains none. */
function holderOf(of: ObjectKind, answer: Answer): Holder | undefined {
  const kind = responseKindOf(answer.exchange)
  if (kind === undefined) return undefined
  if (of === 'error') return isJudgedError(answer) ? { body: answer.body, place: '' } : undefined
  const place = placeIn(kind, of)
  if (place === undefined || !isSuccess(answer) || isPlainlyError(answer)) return undefined
  return { body: WRAPPABLE.includes(kind) ? contentIn(answer) : answer.body, place }
}

/** Escapes of blanks, quotes, percent signs, control characters and letters beyond ASCII, which ids of a service hardly have. */
const ESCAPES = /%(0|1|2[0257]|[89a-f])/i

/**
 * Whether the response is an error object of the service for a documented request: one with a documented body, only documented
 * headers, and ids of a usual form, because a framework may respond if no route has such an id.
 */
function isJudgedError({ status, body, exchange }: Answer): boolean {
  const { call, path, json, raw, parts, headers } = exchange
  const isOffered =
    responseKindOf(exchange) !== 'undetailed' &&
    !ESCAPES.test(path.split('?', 1).join()) &&
    json === undefined &&
    raw === undefined &&
    (parts === undefined || call?.name === 'upload')
  return REFUSALS.includes(status) && isErrorObject(body) && isOffered && Object.keys(headers).length === 0
}

/** The members of all kinds of objects within a kind of response, with their paths. */
export function membersWithin(kind: ResponseKind, shapes: readonly Shape[]): Member[] {
  return shapes.flatMap(({ of, members }) => {
    const place = placeIn(kind, of)
    if (place === undefined) return []
    return members.map((one) => ({ ...one, path: place === '' ? one.path : `${place}.${one.path}` }))
  })
}
