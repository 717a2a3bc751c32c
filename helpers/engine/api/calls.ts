import type { Exchange } from '../http/exchange.ts'

/** The kinds of response that the document describes. `nothing`: an empty body; `undetailed`: not shown. */
export type ResponseKind =
  | 'transaction'
  | 'document'
  | 'field'
  | 'fields'
  | 'file'
  | 'seal'
  | 'list'
  | 'events-report'
  | 'nothing'
  | 'undetailed'

/**
 * A documented call: its method, its path with the document's names for the ids, and the kind of its success response.
 */
interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly answers: ResponseKind
}

const TRANSACTION = '/v1/transactions/{transaction_id}'
const DOCUMENT = `${TRANSACTION}/documents/{document_id}`

/** Every call that the document offers (document: Endpoints): 22 are described, 7 are listed without detail. */
export const CALLS = {
  create: { method: 'POST', path: '/v1/transactions', answers: 'transaction' },
  list: { method: 'GET', path: '/v1/transactions', answers: 'list' },
  get: { method: 'GET', path: TRANSACTION, answers: 'transaction' },
  update: { method: 'POST', path: TRANSACTION, answers: 'transaction' },
  start: { method: 'POST', path: `${TRANSACTION}/start`, answers: 'transaction' },
  pause: { method: 'POST', path: `${TRANSACTION}/pause`, answers: 'transaction' },
  cancel: { method: 'POST', path: `${TRANSACTION}/cancel`, answers: 'transaction' },
  upload: { method: 'POST', path: '/v1/files', answers: 'file' },
  addDocument: { method: 'POST', path: `${TRANSACTION}/documents`, answers: 'document' },
  updateDocument: { method: 'POST', path: DOCUMENT, answers: 'document' },
  deleteDocument: { method: 'DELETE', path: DOCUMENT, answers: 'nothing' },
  addField: { method: 'POST', path: `${DOCUMENT}/fields`, answers: 'field' },
  updateField: { method: 'POST', path: `${DOCUMENT}/fields/{field_id}`, answers: 'field' },
  deleteField: { method: 'DELETE', path: `${DOCUMENT}/fields/{field_id}`, answers: 'nothing' },
  deleteFieldDirectly: { method: 'DELETE', path: `${TRANSACTION}/fields/{field_id}`, answers: 'nothing' },
  addInitials: { method: 'POST', path: `${DOCUMENT}/initials-fields`, answers: 'fields' },
  addSigner: { method: 'POST', path: `${TRANSACTION}/signatures`, answers: 'transaction' },
  addReviewer: { method: 'POST', path: `${TRANSACTION}/reviews`, answers: 'transaction' },
  showSealLogo: { method: 'POST', path: `${TRANSACTION}/seals/{seal_id}`, answers: 'seal' },
  authorizeSeal: { method: 'POST', path: `${TRANSACTION}/sealers/{seal_id}/authorize`, answers: 'seal' },
  summary: { method: 'GET', path: '/v1/consumptions/summary', answers: 'events-report' },
  report: { method: 'GET', path: '/v1/events/report', answers: 'events-report' },
  addEdition: { method: 'POST', path: `${TRANSACTION}/editions`, answers: 'undetailed' },
  setSequence: { method: 'POST', path: `${TRANSACTION}/sequencing`, answers: 'undetailed' },
  setParticipant: { method: 'POST', path: `${TRANSACTION}/participants`, answers: 'undetailed' },
  listMessages: { method: 'GET', path: `${TRANSACTION}/participants/messages`, answers: 'undetailed' },
  sendMessage: { method: 'POST', path: `${TRANSACTION}/participants/messages`, answers: 'undetailed' },
  updateMessage: { method: 'POST', path: `${TRANSACTION}/participants/messages/{message_id}`, answers: 'undetailed' },
  remind: { method: 'POST', path: `${TRANSACTION}/participants/remind`, answers: 'undetailed' },
} as const satisfies Record<string, Call>

/** The name of a documented call. */
export type CallName = keyof typeof CALLS

/** The names of the ids in the path of a call, in order. */
export function idNamesOf(name: CallName): string[] {
  return [...CALLS[name].path.matchAll(/\{(\w+)\}/g)].map(([, id]) => id ?? '')
}

/**
 * The path of a call.
 * @param ids the ids in the order of the path
 * @throws Error if the number of ids does not match the path
 */
export function pathOf(name: CallName, ids: readonly string[] = []): string {
  const names = idNamesOf(name)
  if (names.length !== ids.length)
    throw new Error(`${name} needs ${names.length} ids (${names.join(', ')}), got ${ids.length}`)
  return names.reduce(
    (path, id, i) => path.replace(`{${id}}`, () => encodeURIComponent(ids[i] ?? '')),
    CALLS[name].path,
  )
}

/** The kind of success response of an exchange; `undefined` if its call is not documented. */
export function responseKindOf({ call }: Pick<Exchange, 'call'>): ResponseKind | undefined {
  return call && call.name in CALLS ? CALLS[call.name as CallName].answers : undefined
}
