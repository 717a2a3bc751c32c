import { responseKindOf } from '../api/calls.ts'
import { isSuccess, type Answer, type Exchange } from '../http/exchange.ts'
import { FIELD_TYPES } from '../facts/field-types.ts'
import { isAbsent, isObject, type JsonObject } from '../values/json.ts'

/**
 * The rules that nearly every scenario depends on. A violation is reported once, for these rules: another scenario that
 * fails because of it names the rule as a possible cause.
 */
export const BASICS = {
  /** Most refusals have a 4xx status. */
  refusalStatus: 'errors/refusals-are-4xx',
  /** Success responses contain no error. */
  errorWithSuccess: 'errors/no-error-with-success',
  /** A response with a transaction contains its id and is not wrapped. */
  id: 'transaction/id-shown',
  idType: 'transaction/id-type',
  itself: 'transaction/answered-itself',
  /** Transactions do not share an id. */
  ids: 'transaction/ids-differ',
  /** Form arguments are understood: by any call, or by one of them. */
  forms: 'conventions/forms-understood',
  formCreate: 'conventions/form-understood-create',
  formUpdate: 'conventions/form-understood-update',
  reading: 'lifecycle/get-transaction',
  json: 'conventions/json-create',
} as const

/** The rules that refusals contain an error object, for any request. */
export const ERROR_OBJECTS = ['errors/object-refused-creation', 'errors/object-unknown-transaction'] as const

/** The rules that something can be added later than in a draft. */
const addedLate = (area: 'document' | 'field') =>
  ['after-start', 'in-pause', 'while-stalled', 'after-task-done'].map((when) => `${area}/added-${when}`)

/**
 * The rules about the effect of a call, as causes of a refused set-up. Those about drafts come first: only one that is violated
 * is named.
 */
const CALL_RULES: Readonly<Record<string, readonly string[]>> = {
  update: ['lifecycle/draft-update', 'lifecycle/started-update'],
  start: ['lifecycle/draft-start', 'lifecycle/draft-update-keeps-state'],
  pause: ['lifecycle/started-pause'],
  cancel: ['lifecycle/started-cancel', 'lifecycle/draft-cancel'],
  upload: ['file/multipart'],
  addDocument: ['document/added', ...addedLate('document')],
  updateDocument: ['document/renamed', 'document/name-before-signing'],
  deleteDocument: ['document/deleted'],
  updateField: ['field/moved'],
  deleteField: ['field/deleted'],
  deleteFieldDirectly: ['field/deleted-directly'],
  addInitials: ['initials/created'],
  addSigner: ['signature/assigned', 'signature/signer-after-start', 'signature/signer-in-pause'],
  addReviewer: ['review/appointed'],
  showSealLogo: ['seal/logo-set'],
  authorizeSeal: ['seal/authorized'],
  get: [BASICS.reading],
}

/** The rule that fields of a type can be created (document: Field, `type`). */
const creationOf = (type: string) => `field/created-${type.replaceAll('_', '-')}`

/**
 * The rules about the call of an exchange. The creation of a field has the rule of its type, which is signature by
 * default.
 */
function callRulesOf({ call, form = [] }: Pick<Exchange, 'call' | 'form'>): readonly string[] {
  if (call?.name !== 'addField') return CALL_RULES[call?.name ?? ''] ?? []
  const type = form.find(([name]) => name === 'type')?.[1] ?? 'signature'
  return FIELD_TYPES.some((known) => known === type) ? [creationOf(type), ...addedLate('field')] : []
}

/** The rules that the response to a call is JSON, and that those to creations are (document: Conventions, 3). */
export function jsonRulesOf({ call }: Pick<Exchange, 'call'>): string[] {
  const own = call ? [`conventions/json-${call.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] : []
  return [...own, BASICS.json]
}

/** The rules that the arguments of a transaction are accepted, as causes of a refused set-up; `*` is the write. */
const ARGUMENT_RULES: Readonly<Record<string, string>> = {
  sender_name_display: 'sender-name-display/workspace-*',
  name: 'transaction-arguments/name-kept-*',
  language: 'transaction-arguments/language-kept-*',
  duration: 'transaction-arguments/duration-kept-*',
  expires_at: 'transaction-arguments/expires-at-kept-*',
  folder_id: 'transaction-arguments/folder-kept-*',
  metadata: 'metadata/kept-*',
  carbon_copies: 'transaction-arguments/carbon-copies-kept-*',
  carbon_copy_subject: 'transaction-arguments/carbon-copy-subject-kept-*',
  carbon_copy_message: 'transaction-arguments/carbon-copy-message-kept-*',
  private: 'transaction-arguments/private-true-*',
  watchers: 'transaction-arguments/watchers-kept-*',
  issuing_entity_id: 'transaction-arguments/issuing-entity-kept-*',
  evidence_archiving_configuration_id: 'transaction-arguments/evidence-archiving-accepted-*',
}

/** Calls within a transaction with rules about the encoding of their forms, with the last word of these rules. */
const FORM_CALLS = new Map([
  ['addDocument', 'add-document'],
  ['updateDocument', 'update-document'],
  ['addField', 'add-field'],
  ['updateField', 'update-field'],
  ['addSigner', 'add-signer'],
  ['addReviewer', 'add-reviewer'],
])
/** Characters of a value that require a certain decoding of the form, with the beginning of its rule. */
const FORM_SIGNS = [
  [/ /, 'conventions/form-plus'],
  [/[+%]/, 'conventions/form-once'],
  [/[^\x20-\x7E]/, 'conventions/form-utf-8'],
  [/[^\w .*+%-]/, 'conventions/form-percent'],
] as const

/**
 * The rules about the encoding of the form of such a call. Reviewers and recipients are email addresses, which contain
 * fewer special characters than names.
 */
const formReadingsOf = (word: string) =>
  FORM_SIGNS.filter(([, rule]) => word !== 'add-reviewer' || /percent|once/.test(rule)).map(
    ([sign, rule]) => [sign, `${rule}-${word}`] as const,
  )

/** Arguments that name something: a request that is accepted has found it. */
const NAMING = new Set(['document', 'field', 'copy_from', 'move_from', 'parent', 'recipient'])

/** Whether a text is anywhere in a response. Emails compare without regard to case. */
const isWithin = (body: unknown, text: string): boolean =>
  typeof body === 'string'
    ? body.toLowerCase() === text.toLowerCase()
    : typeof body === 'object' && body !== null && Object.values(body).some((inner) => isWithin(inner, text))

/** The values of a form that may have been misread: the response is a refusal, or does not contain them. */
function unconfirmedIn({ form = [], answer }: Pick<Exchange, 'form' | 'answer'>): string[] {
  const isRead = (name: string, value: string) => NAMING.has(name) || isWithin(answer?.body, value)
  const isAccepted = answer !== undefined && isSuccess(answer)
  return form.flatMap(([name, value]) => (isAccepted && isRead(name, value) ? [] : [value]))
}

/** The rules about the encoding of the values of a form. */
function signRulesOf(exchange: Pick<Exchange, 'call' | 'form' | 'answer'>): string[] {
  const word = FORM_CALLS.get(exchange.call?.name ?? '')
  if (word === undefined) return []
  const values = unconfirmedIn(exchange)
  const needed = formReadingsOf(word).filter(([sign]) => values.some((value) => sign.test(value)))
  return needed.map(([, rule]) => rule)
}

/** The rules that the forms sent in these exchanges are understood. */
export function formRulesOf(exchanges: readonly Pick<Exchange, 'side' | 'call' | 'form' | 'answer'>[]): string[] {
  const withForm = exchanges.filter(({ side, form = [] }) => side === 'api' && form.length > 0)
  const has = (name: string) => withForm.some(({ call }) => call?.name === name)
  return [
    ...(withForm.length > 0 ? [BASICS.forms] : []),
    ...(has('create') ? [BASICS.formCreate] : []),
    ...(has('update') ? [BASICS.formUpdate] : []),
    ...new Set(withForm.flatMap(signRulesOf)),
  ]
}

const KEY_RULES = { bearer: 'authentication/bearer-accepted', basic: 'authentication/basic-accepted' } as const

/** The rules that explain a refused set-up request if they are violated. */
export function causesOfRefusal({ status, exchange }: Pick<Answer, 'status' | 'exchange'>): readonly string[] {
  return [...(status === 401 ? keyRulesOf(exchange) : []), ...otherCausesOfRefusal(exchange)]
}

/** The rule that every call accepts the key in each of its forms, for the form of this request. */
const keyRulesOf = ({ auth }: Pick<Exchange, 'auth'>): readonly string[] => (auth ? [KEY_RULES[auth.scheme]] : [])

function otherCausesOfRefusal(exchange: Exchange): readonly string[] {
  const { call, form = [] } = exchange
  const ofCall = callRulesOf(exchange)
  if (form.length === 0) return ofCall.length > 0 ? ofCall : ['transaction-arguments/none-create']
  const on = call?.name === 'create' || call?.name === 'update' ? call.name : undefined
  const names = new Set(form.map(([name]) => name.replace(/\[.*$/s, '')))
  const own = on ? [...names].flatMap((name) => ARGUMENT_RULES[name]?.replace('*', on) ?? []) : []
  return [...own, ...ofCall, ...formRulesOf([exchange])]
}

/** The rules about transitions between states, as causes of a transaction that does not reach a state. */
export const ARRIVALS = {
  start: 'lifecycle/draft-start',
  pause: 'lifecycle/started-pause',
  cancel: 'lifecycle/started-cancel',
  expiry: 'lifecycle/started-expiry-reached',
  closing: 'lifecycle/started-all-acted',
  beforeCompletion: 'lifecycle/closing-before-completion',
  completion: 'lifecycle/closed-completion',
  opening: 'action/opens-at-start',
  actions: 'action/of-signer-after-start',
  state: 'transaction/state-set',
} as const

/** The rules that a response contains an id of type text: for files, and for transactions. */
const ID_RULES = { file: ['file/id-shown', 'file/id-type'], other: [BASICS.id, BASICS.idType, BASICS.itself] } as const

/** The rules that explain a response without an id if they are violated. */
export const idRulesOf = ({ call }: Pick<Exchange, 'call'>): readonly string[] =>
  ID_RULES[call?.name === 'upload' ? 'file' : 'other']

/** Every rule that is named as a possible cause by its id here: each must be in the catalogue. */
export const NAMED_CAUSES = [
  ...new Set([
    ...Object.values(BASICS),
    ...Object.values(ARRIVALS),
    ...Object.values(KEY_RULES),
    ...ID_RULES.file,
    ...Object.values(CALL_RULES).flat(),
    ...FIELD_TYPES.map(creationOf),
    ...addedLate('field'),
    ...[...FORM_CALLS.values()].flatMap((word) => formReadingsOf(word).map(([, rule]) => rule)),
    ...Object.values(ARGUMENT_RULES).flatMap((rule) => ['create', 'update'].map((on) => rule.replace('*', on))),
  ]),
]

/** The members of the error object (document: Errors). */
const ERROR_MEMBERS = ['type', 'error', 'error_description', 'param']

/** Whether a body is an error object, which has at least one documented member. */
export function isErrorObject(body: unknown): body is JsonObject {
  return isObject(body) && ERROR_MEMBERS.some((member) => !isAbsent(body[member]))
}

/** Whether a success response contains an error object instead of the resource or list. */
export function isErrorWithSuccess({ status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  if (!isSuccess({ status }) || !isObject(body)) return false
  const isOther = !isAbsent(body['id']) || !isAbsent(body['object']) || Array.isArray(body['content'])
  return isErrorObject(body) && !isOther
}

/** Whether a value is a transaction: no other value in a response has an id, a state and a creation time. */
const isTransaction = (value: unknown) =>
  isObject(value) && (saysTransaction(value) || ['id', 'state', 'created_at'].every((name) => !isAbsent(value[name])))

/**
 * Whether a response is not a transaction but contains one: `{"data": {...}}`, or a list with one element. A file, document or
 * report may have undocumented members, such as an owner with an id, a state and a creation time.
 */
export const isWrapped = (body: unknown): boolean => !isTransaction(body) && transactionIn(body) !== undefined

/** Whether a value says that it is a transaction. */
const saysTransaction = (value: unknown): boolean => isObject(value) && value['object'] === 'transaction'

/** The transaction inside a response. In an object with an id or a type of its own, it must say that it is one. */
function transactionIn(body: unknown): unknown {
  const isOther = isObject(body) && (!isAbsent(body['id']) || !isAbsent(body['object']))
  return innerOf(body, isOther ? saysTransaction : isTransaction)
}

function innerOf(body: unknown, isAskedFor: (value: unknown) => boolean): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  const values = Object.values(body)
  return (
    values.find(isAskedFor) ?? values.map((value) => innerOf(value, isAskedFor)).find((inner) => inner !== undefined)
  )
}

/**
 * The content of a response without a wrapper, which another rule judges: the transaction inside it, or any other
 * single object. A body without a wrapper is returned unchanged.
 */
export function unwrapped(body: unknown): unknown {
  return isWrapped(body) ? transactionIn(body) : aloneIn(body, hasContent)
}

/** Whether an object is more than a wrapper. Reports have no id, so several members also count. */
const hasContent = (object: JsonObject): boolean => !isAbsent(object['id']) || Object.keys(object).length > 1

/**
 * The content of a response without a wrapper, for a known call. Documents, fields, files, seals and reports may have
 * undocumented members with a transaction, so only a response with a transaction is searched for it.
 */
export function contentIn({ body, exchange }: Answer): unknown {
  const kind = responseKindOf(exchange) ?? 'transaction'
  return kind === 'transaction' ? unwrapped(body) : aloneIn(body, hasContent)
}

/** Removes the wrapper of a list. */
export const unwrappedList = (body: unknown): unknown => aloneIn(body, ({ content }) => Array.isArray(content))

/** The only member of an object if it is the requested content and the object itself is not. */
function aloneIn(body: unknown, isAskedFor: (object: JsonObject) => boolean): unknown {
  if (!isObject(body) || isAskedFor(body)) return body
  const [inner, ...others] = Object.values(body)
  return others.length === 0 && isObject(inner) && isAskedFor(inner) ? inner : body
}
