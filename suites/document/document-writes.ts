import { pdfFile } from '../../fixtures/documents/kinds.ts'
import { contentIn, isErrorWithSuccess, isObject, isSuccess, objectsIn, shown } from '../../helpers/engine/index.ts'
import type { Answer, Context, JsonObject, Write } from '../../helpers/engine/index.ts'
import type { Site } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'

/** A name with characters that have a meaning in forms or quotations. Some file names must not contain a colon. */
export const ORDINARY = "lease no. 4 & Sale, the owner's copy"

/** The document with this id, as a transaction shows it. */
export const documentIn = (transaction: unknown, documentId: unknown): JsonObject | undefined =>
  objectsIn(transaction, 'documents').find(({ id }) => id === documentId)

/** A document with the id from its addition, once its transaction shows it. Another rule covers whether it does. */
export async function documentOf(context: Context, id: string, documentId: unknown): Promise<JsonObject> {
  const isThere = (read: JsonObject) =>
    context.check.present(`documents[] with the id ${shown(documentId)}`, documentIn(read, documentId))
  const read = await onceShown(context, id, isThere, 'transaction/documents-hold-document')
  return documentIn(read, documentId) ?? {}
}

/** Adding a document to a draft (document: Files and documents). The argument `document` is added to the given arguments. */
export const addition: Write<'create'> = {
  on: 'create',
  when: 'on creation',
  prepare: async (context) => {
    context.dependsOn('document/added')
    const [{ id }, document] = await Promise.all([context.given.draft(), context.given.file()])
    return {
      send: (args) => context.api.addDocument(id, { document, ...args }),
      leaves: id,
      read: ({ id: documentId }) => documentOf(context, id, documentId),
    }
  },
}

/** Updating a document in a draft (document: Files and documents). */
export const change: Write<'update'> = {
  on: 'update',
  when: 'on update',
  prepare: async (context, before = {}) => {
    context.dependsOn('document/added')
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

/** The calls that delete a field of a document, with the rules that they do. */
export const FIELD_DELETIONS = [
  {
    title: 'by the path of the document',
    rule: 'field/deleted',
    send: ({ api }: Context, { id, documentId }: Site, field: string) => api.deleteField(id, documentId, field),
  },
  {
    title: 'by the path of the transaction',
    rule: 'field/deleted-directly',
    send: ({ api }: Context, { id }: Site, field: string) => api.deleteFieldDirectly(id, field),
  },
] as const

/** A copy of a transaction without one of its documents. */
export const without = (transaction: JsonObject, documentId: string): JsonObject => ({
  ...transaction,
  documents: objectsIn(transaction, 'documents').filter(({ id }) => id !== documentId),
})

/** A copy of a transaction in which one of its documents has another name. */
export const withName = (transaction: JsonObject, documentId: string, name: unknown): JsonObject => ({
  ...transaction,
  documents: objectsIn(transaction, 'documents').map((one) => (one['id'] === documentId ? { ...one, name } : one)),
})

/** The id of the document in the response to an addition that a service may refuse; `undefined` if it did. */
function addedId(answer: Answer): string | undefined {
  const document = contentIn(answer)
  return isSuccess(answer) && !isErrorWithSuccess(answer) && isObject(document) ? String(document['id']) : undefined
}

/** A draft with a further document and two documents of one file. A service may refuse the second of them. */
export async function withTwoOfOneFile({ api, given, notExercised }: Context) {
  const [{ id }, document] = await Promise.all([given.startable(), given.file()])
  const { id: first } = await given.made(() => api.addDocument(id, { document }))
  const again = addedId(await api.addDocument(id, { document }))
  return { id, documents: [first, again ?? notExercised('the service does not add the same file twice')] as const }
}

/**
 * Adds the same file to two drafts, if the target allows it: first with a name for the document, then without one.
 * @param isRenamed whether the first document gets its name by an update
 */
export async function sameFileTwice({ api, given, people, notExercised }: Context, isRenamed = false) {
  const filename = `lease-${people.letters(8)}.pdf`
  const file = await pdfFile(filename)
  const { id: document } = await given.made(() => api.upload(file))
  const [one, other] = [await given.draft(), await given.startable()]
  const name = people.title()
  const named = await given.made(() => api.addDocument(one.id, { document, ...(!isRenamed && { name }) }))
  if (isRenamed) await given.calls.updateDocument(one.id, named.id, { name })
  const again = addedId(await api.addDocument(other.id, { document }))
  const documentId = again ?? notExercised('a file cannot be added to two transactions')
  return { filename, first: { id: one.id, documentId: named.id }, second: { id: other.id, documentId } }
}
