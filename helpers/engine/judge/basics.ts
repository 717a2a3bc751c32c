import type { Answer } from '../http/exchange.ts'
import { isSuccess, type Exchange } from '../http/exchange.ts'
import { FIELD_TYPES } from '../facts/field-types.ts'
import { isAbsent, isObject, type JsonObject } from '../values/json.ts'

/**
 * The rules that nearly every scenario leans on. What breaks one of them is told there, once: where another scenario stumbles
 * over the same, it names the rule as a possible cause.
 */
export const BASICS = {
  /** Most refusals have a status of their range. */
  refusalStatus: 'errors/refusals-are-4xx',
  /** Errors do not come with a success. */
  errorWithSuccess: 'errors/no-error-with-success',
  /** A transaction is answered with its id, and as itself. */
  id: 'transaction/id-shown',
  idType: 'transaction/id-type',
  itself: 'transaction/answered-itself',
  /** Arguments in a form are understood at all, in any call or in one. */
  forms: 'conventions/forms-understood',
  formCreate: 'conventions/form-understood-create',
  formUpdate: 'conventions/form-understood-update',
  reading: 'lifecycle/get-transaction',
  json: 'conventions/json-create',
} as const

/** The rules that refusals are answered with an error object, wherever they come. */
export const ERROR_OBJECTS = ['errors/object-refused-creation', 'errors/object-unknown-transaction'] as const

/** The rule of what a call does, for set-ups in which it is refused. */
const CALL_RULES: Readonly<Record<string, readonly string[]>> = {
  update: ['lifecycle/draft-update', 'lifecycle/started-update'],
  start: ['lifecycle/draft-start', 'lifecycle/draft-update-keeps-state'],
  pause: ['lifecycle/started-pause'],
  cancel: ['lifecycle/started-cancel', 'lifecycle/draft-cancel'],
  upload: ['file/multipart'],
  addDocument: ['document/added'],
  updateDocument: ['document/renamed'],
  deleteDocument: ['document/deleted'],
  updateField: ['field/moved'],
  deleteField: ['field/deleted'],
  deleteFieldDirectly: ['field/deleted-directly'],
  addInitials: ['initials/created'],
  addSigner: ['signature/assigned'],
  addReviewer: ['review/appointed'],
  showSealLogo: ['seal/logo-set'],
  authorizeSeal: ['seal/authorized'],
  get: [BASICS.reading],
}

/** The rule that fields of a type can be created (document: Field, `type`). */
const creationOf = (type: string) => `field/created-${type.replaceAll('_', '-')}`

/** The rule of the call of an exchange; for the creation of a field that of its type, a signature where it has none. */
function callRulesOf({ call, form = [] }: Pick<Exchange, 'call' | 'form'>): readonly string[] {
  if (call?.name !== 'addField') return CALL_RULES[call?.name ?? ''] ?? []
  const type = form.find(([name]) => name === 'type')?.[1] ?? 'signature'
  return FIELD_TYPES.some((known) => known === type) ? [creationOf(type)] : []
}

/** The rules that the answer to a call is JSON, as those to creations are (document: Conventions, 3). */
export function jsonRulesOf({ call }: Pick<Exchange, 'call'>): string[] {
  const own = call ? [`conventions/json-${call.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] : []
  return [...own, BASICS.json]
}

/** The rules that the arguments of a transaction are taken, for set-ups that pass them; `*` for the write. */
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

/** Calls inside a transaction with rules on how their forms are read, by the word that these rules end in. */
const FORM_CALLS = new Map([
  ['addDocument', 'add-document'],
  ['updateDocument', 'update-document'],
  ['addField', 'add-field'],
  ['updateField', 'update-field'],
  ['addSigner', 'add-signer'],
  ['addReviewer', 'add-reviewer'],
])
/** What in a value needs that a form is read in a certain way, with the beginning of the rule of it. */
const FORM_SIGNS = [
  [/ /, 'conventions/form-plus'],
  [/[+%]/, 'conventions/form-once'],
  [/[^\x20-\x7E]/, 'conventions/form-utf-8'],
  [/[^\w .*+%-]/, 'conventions/form-percent'],
] as const

/** The rules of how the form of such a call is read. Reviewers and recipients are addresses, which need less than names do. */
const formReadingsOf = (word: string) =>
  FORM_SIGNS.filter(([, rule]) => word !== 'add-reviewer' || /percent|once/.test(rule)).map(
    ([sign, rule]) => [sign, `${rule}-${word}`] as const,
  )

/** Those that the values of a form need. */
function signRulesOf({ call, form = [] }: Pick<Exchange, 'call' | 'form'>): string[] {
  const word = FORM_CALLS.get(call?.name ?? '')
  if (word === undefined) return []
  const needed = formReadingsOf(word).filter(([sign]) => form.some(([, value]) => sign.test(value)))
  return needed.map(([, rule]) => rule)
}

/** The rules that the forms which were sent are understood. */
export function formRulesOf(exchanges: readonly Pick<Exchange, 'side' | 'call' | 'form'>[]): string[] {
  const withForm = exchanges.filter(({ side, form = [] }) => side === 'api' && form.length > 0)
  const has = (name: string) => withForm.some(({ call }) => call?.name === name)
  return [
    ...(withForm.length > 0 ? [BASICS.forms] : []),
    ...(has('create') ? [BASICS.formCreate] : []),
    ...(has('update') ? [BASICS.formUpdate] : []),
    ...new Set(withForm.flatMap(signRulesOf)),
  ]
}

/** The rules, breaches of which would explain that a request which sets a scene is refused. */
export function causesOfRefusal({ exchange }: Pick<Answer, 'exchange'>): readonly string[] {
  const { call, form = [] } = exchange
  const ofCall = callRulesOf(exchange)
  if (form.length === 0) return ofCall.length > 0 ? ofCall : ['transaction-arguments/none-create']
  const on = call?.name === 'create' || call?.name === 'update' ? call.name : undefined
  const names = new Set(form.map(([name]) => name.replace(/\[.*$/s, '')))
  const own = on ? [...names].flatMap((name) => ARGUMENT_RULES[name]?.replace('*', on) ?? []) : []
  return [...own, ...ofCall, ...formRulesOf([exchange])]
}

/** The rules of what brings a transaction from state to state, for set-ups in which it does not arrive. */
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

/** The rules that an answer has an id, which is a text: those of files, and those of transactions. */
const ID_RULES = { file: ['file/id-shown', 'file/id-type'], other: [BASICS.id, BASICS.idType, BASICS.itself] } as const

/** The rules, breaches of which would explain that an answer gives no id. */
export const idRulesOf = ({ call }: Pick<Exchange, 'call'>): readonly string[] =>
  ID_RULES[call?.name === 'upload' ? 'file' : 'other']

/** Every rule that is named as a possible cause without being looked up: each must be in the catalogue. */
export const NAMED_CAUSES = [
  ...new Set([
    ...Object.values(BASICS),
    ...Object.values(ARRIVALS),
    ...ID_RULES.file,
    ...Object.values(CALL_RULES).flat(),
    ...FIELD_TYPES.map(creationOf),
    ...[...FORM_CALLS.values()].flatMap((word) => formReadingsOf(word).map(([, rule]) => rule)),
    ...Object.values(ARGUMENT_RULES).flatMap((rule) => ['create', 'update'].map((on) => rule.replace('*', on))),
  ]),
]

/** The members of the error object (document: Errors). */
const ERROR_MEMBERS = ['type', 'error', 'error_description', 'param']

/** Whether a body is an error object, known by any documented member. */
export function isErrorObject(body: unknown): body is JsonObject {
  return isObject(body) && ERROR_MEMBERS.some((member) => !isAbsent(body[member]))
}

/** Whether a success carries an error object in the place of what was asked for: of a thing, or of a list with its content. */
export function isErrorWithSuccess({ status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  if (!isSuccess({ status }) || !isObject(body)) return false
  const isOther = !isAbsent(body['id']) || !isAbsent(body['object']) || Array.isArray(body['content'])
  return isErrorObject(body) && !isOther
}

/** Whether a value is taken for a transaction: nothing else in an answer has an id, a state and a time of creation. */
const isTransaction = (value: unknown) =>
  isObject(value) &&
  (value['object'] === 'transaction' || ['id', 'state', 'created_at'].every((name) => !isAbsent(value[name])))

/** Whether an answer is no transaction and holds one: `{"data": {...}}`, or a list of one. */
export const isWrapped = (body: unknown): boolean => !isTransaction(body) && transactionIn(body) !== undefined

function transactionIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  const values = Object.values(body)
  return values.find(isTransaction) ?? values.map(transactionIn).find((inner) => inner !== undefined)
}

/**
 * What an answer is about: the transaction inside it where it is wrapped, which has a rule of its own; anything else that stands
 * alone in a wrapping. What is in none is given back as it is.
 */
export function unwrapped(body: unknown): unknown {
  if (isWrapped(body)) return transactionIn(body)
  // Reports have no id; what stands alone and holds several things is what was asked for.
  return aloneIn(body, (object) => !isAbsent(object['id']) || Object.keys(object).length > 1)
}

/** The same of a list, which holds transactions and is none. */
export const unwrappedList = (body: unknown): unknown => aloneIn(body, ({ content }) => Array.isArray(content))

/** What stands alone in an object and is what was asked for, unless that is the object itself. */
function aloneIn(body: unknown, isAskedFor: (object: JsonObject) => boolean): unknown {
  if (!isObject(body) || isAskedFor(body)) return body
  const [inner, ...others] = Object.values(body)
  return others.length === 0 && isObject(inner) && isAskedFor(inner) ? inner : body
}
