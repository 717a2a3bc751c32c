import type { Outgoing } from '../http/client.ts'
import { pairsOf, queryEncode, type ArrayEncoding, type Args, type Pair } from '../http/encode.ts'
import type { Answer } from '../http/exchange.ts'
import type { Upload } from '../http/multipart.ts'
import { CALLS, idNamesOf, pathOf, type CallName } from './calls.ts'

/** A request before its authentication is added. */
export type Unauthenticated = Omit<Outgoing, 'auth'>

/** A body or headers in any form: at most one of form, json, parts and raw. */
export type Form = Pick<Unauthenticated, 'headers' | 'form' | 'json' | 'parts' | 'raw'>

/**
 * The documented calls. They send a request and return its response, whatever its status; nothing is judged here.
 * @param send sends one request with the authentication of this set of calls
 * @param arrays returns the array encoding that the target accepts; called only if a request contains an array
 */
export function apiCalls(send: (outgoing: Unauthenticated) => Promise<Answer>, arrays: () => Promise<ArrayEncoding>) {
  const hasArray = (args: Args) => Object.values(args).some((value) => Array.isArray(value))
  const pairs = async (args: Args): Promise<Pair[]> => pairsOf(args, hasArray(args) ? await arrays() : 'repeat')

  /** Sends any documented call with a body in any form. */
  const raw = (name: CallName, ids: readonly string[] = [], body: Form = {}): Promise<Answer> => {
    const reference = { name, ids: Object.fromEntries(idNamesOf(name).map((id, i) => [id, ids[i] ?? ''])) }
    return send({ method: CALLS[name].method, path: pathOf(name, ids), call: reference, ...body })
  }
  /** Sends any documented call with arguments: as a form, or in the query of a GET. */
  const call = async (name: CallName, ids: readonly string[] = [], args?: Args): Promise<Answer> => {
    if (args === undefined || CALLS[name].method === 'POST') return raw(name, ids, args && { form: await pairs(args) })
    const reference = { name, ids: {} }
    const query = queryEncode(await pairs(args))
    const path = pathOf(name, ids)
    return send({ method: CALLS[name].method, path: query === '' ? path : `${path}?${query}`, call: reference })
  }

  return {
    /** Sends a request that no documented call covers. */
    send,
    raw,
    call,
    create: (args: Args = {}) => call('create', [], args),
    list: (args: Args) => call('list', [], args),
    get: (id: string) => call('get', [id]),
    update: (id: string, args: Args) => call('update', [id], args),
    start: (id: string) => call('start', [id]),
    pause: (id: string) => call('pause', [id]),
    cancel: (id: string, args?: Args) => call('cancel', [id], args),
    upload: (file: Upload) => raw('upload', [], { parts: [{ field: 'file', ...file }] }),
    addDocument: (id: string, args: Args) => call('addDocument', [id], args),
    updateDocument: (id: string, documentId: string, args: Args) => call('updateDocument', [id, documentId], args),
    addField: (id: string, documentId: string, args: Args) => call('addField', [id, documentId], args),
    deleteDocument: (id: string, documentId: string) => call('deleteDocument', [id, documentId]),
    updateField: (id: string, documentId: string, fieldId: string, args: Args) =>
      call('updateField', [id, documentId, fieldId], args),
    deleteField: (id: string, documentId: string, fieldId: string) => call('deleteField', [id, documentId, fieldId]),
    deleteFieldDirectly: (id: string, fieldId: string) => call('deleteFieldDirectly', [id, fieldId]),
    addInitials: (id: string, documentId: string, args: Args) => call('addInitials', [id, documentId], args),
    addSigner: (id: string, args: Args) => call('addSigner', [id], args),
    addReviewer: (id: string, args: Args) => call('addReviewer', [id], args),
    showSealLogo: (id: string, sealId: string, args: Args = {}) => call('showSealLogo', [id, sealId], args),
    authorizeSeal: (id: string, sealId: string, args: Args = {}) => call('authorizeSeal', [id, sealId], args),
  }
}

/** The documented calls for one key. */
export type Api = ReturnType<typeof apiCalls>
