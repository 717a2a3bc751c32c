import { pairsOf, type ArrayEncoding, type Args, type Pair } from '../http/encode.ts'
import type { Outgoing } from '../http/client.ts'
import type { Answer } from '../http/exchange.ts'
import type { Upload } from '../http/multipart.ts'

/** A request before its authentication is added. */
export type Unauthenticated = Omit<Outgoing, 'auth'>

/**
 * The documented endpoints, one function each. They send and return what came back, whatever its status: nothing is
 * judged here.
 * @param send sends one request with the authentication of this set of calls
 * @param arrays tells how the target takes arrays of strings; asked only when a request has one
 */
export function apiCalls(send: (outgoing: Unauthenticated) => Promise<Answer>, arrays: () => Promise<ArrayEncoding>) {
  const hasArray = (args: Args) => Object.values(args).some((value) => Array.isArray(value))
  const form = async (args: Args): Promise<Pair[]> => pairsOf(args, hasArray(args) ? await arrays() : 'repeat')
  const post = async (path: string, args?: Args) =>
    send({ method: 'POST', path, ...(args && { form: await form(args) }) })
  const transaction = (id: string) => `/v1/transactions/${encodeURIComponent(id)}`
  const document = (id: string, documentId: string) => `${transaction(id)}/documents/${encodeURIComponent(documentId)}`

  return {
    /** Anything, for requests that no documented call covers. */
    send,
    /** POST /v1/transactions */
    create: (args: Args = {}) => post('/v1/transactions', args),
    /** POST /v1/transactions/{id} */
    update: (id: string, args: Args) => post(transaction(id), args),
    /** GET /v1/transactions/{id} */
    get: (id: string) => send({ method: 'GET', path: transaction(id) }),
    /** POST /v1/transactions/{id}/start, without a body */
    start: (id: string) => post(`${transaction(id)}/start`),
    /** POST /v1/transactions/{id}/pause, without a body */
    pause: (id: string) => post(`${transaction(id)}/pause`),
    /** POST /v1/transactions/{id}/cancel */
    cancel: (id: string, args?: Args) => post(`${transaction(id)}/cancel`, args),
    /** GET /v1/transactions */
    list: async (args: Args) => {
      const query = new URLSearchParams((await form(args)).map(([name, value]): [string, string] => [name, value]))
      return send({ method: 'GET', path: `/v1/transactions?${query.toString()}` })
    },
    /** POST /v1/files */
    upload: (file: Omit<Upload, 'field'>) =>
      send({ method: 'POST', path: '/v1/files', upload: { field: 'file', ...file } }),
    /** POST /v1/transactions/{id}/documents */
    addDocument: (id: string, args: Args) => post(`${transaction(id)}/documents`, args),
    /** POST /v1/transactions/{id}/documents/{document_id} */
    updateDocument: (id: string, documentId: string, args: Args) => post(document(id, documentId), args),
    /** POST /v1/transactions/{id}/documents/{document_id}/fields */
    addField: (id: string, documentId: string, args: Args) => post(`${document(id, documentId)}/fields`, args),
    /** POST /v1/transactions/{id}/signatures */
    addSigner: (id: string, args: Args) => post(`${transaction(id)}/signatures`, args),
    /** POST /v1/transactions/{id}/reviews */
    addReviewer: (id: string, args: Args) => post(`${transaction(id)}/reviews`, args),
  }
}

/** The documented endpoints for one key. */
export type Api = ReturnType<typeof apiCalls>
