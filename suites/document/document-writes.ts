import type { Context, Write } from '../../helpers/engine/scenario/context.ts'
import { objectsIn, shown, type JsonObject } from '../../helpers/engine/values/json.ts'
import { onceShown } from '../interface/reads/once-shown.ts'

/** A name with signs that a form, a quotation, or the name of a file might mistake. */
export const ORDINARY = "lease no. 4 & Sale: the owner's copy"

/** The document of an id, as a transaction shows it. */
export const documentIn = (transaction: unknown, documentId: unknown): JsonObject | undefined =>
  objectsIn(transaction, 'documents').find(({ id }) => id === documentId)

/**
 * A document as its transaction shows it, once it does. That it does at all is the claim of a rule of its own.
 * @param documentId its id, as it was answered
 */
export async function documentOf(context: Context, id: string, documentId: unknown): Promise<JsonObject> {
  const isThere = (read: JsonObject) =>
    context.check.present(`documents[] of ${shown(documentId)}`, documentIn(read, documentId))
  const read = await onceShown(context, id, isThere, 'transaction/documents-hold-document')
  return documentIn(read, documentId) ?? {}
}

/** Addition of a document to a draft (document: Files and documents). Its arguments come beside that of the file. */
export const addition: Write<'create'> = {
  on: 'create',
  when: 'on creation',
  prepare: async (context) => {
    const { api, given } = context
    const [{ id }, document] = await Promise.all([given.draft(), given.file()])
    return {
      send: (args) => api.addDocument(id, { document, ...args }),
      leaves: id,
      read: ({ id: documentId }) => documentOf(context, id, documentId),
    }
  },
}

/** Update of a document of a draft (document: Files and documents). */
export const change: Write<'update'> = {
  on: 'update',
  when: 'on update',
  prepare: async (context, before = {}) => {
    const { api, given } = context
    const [{ id }, document] = await Promise.all([given.draft(), given.file()])
    const { id: documentId, ...added } = await given.made(() => api.addDocument(id, { document, ...before }))
    return {
      send: (args) => api.updateDocument(id, documentId, args),
      leaves: id,
      before: { ...added, id: documentId },
      read: () => documentOf(context, id, documentId),
    }
  },
}

/** The calls that take the arguments of a document. */
export const DOCUMENT_WRITES = [addition, change] as const

/** Adds another document to a transaction, and gives its id. A failure is no verdict. */
export async function anotherDocument({ api, given }: Context, id: string): Promise<string> {
  const document = await given.file()
  return (await given.made(() => api.addDocument(id, { document }))).id
}

/** A transaction as it would read without one of its documents. */
export const without = (transaction: JsonObject, documentId: string): JsonObject => ({
  ...transaction,
  documents: objectsIn(transaction, 'documents').filter(({ id }) => id !== documentId),
})

/** A transaction as it would read if one of its documents had another name. */
export const withName = (transaction: JsonObject, documentId: string, name: unknown): JsonObject => ({
  ...transaction,
  documents: objectsIn(transaction, 'documents').map((one) => (one['id'] === documentId ? { ...one, name } : one)),
})
