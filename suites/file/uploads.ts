import { pdfFile } from '../../fixtures/documents/kinds.ts'
import type { Upload } from '../../helpers/engine/http/multipart.ts'
import { objectsIn, type Answer, type Context, type Send } from '../../helpers/engine/index.ts'

/** The twin of refused uploads: a valid one, sent once for all of them. */
export function goodUpload({ api }: Context): Send {
  let sent: Promise<Answer> | undefined
  const send = async () => api.upload(await pdfFile())
  return () => (sent ??= send())
}

/** Uploads a PDF, and returns the file object in the response. */
export const uploaded = async ({ api, given }: Context, filename: string) => {
  const file = await pdfFile(filename)
  return given.made(() => api.upload(file))
}

/** Asserts that an uploaded file can be added, and that the transaction shows the document. */
export async function becomesDocument(context: Context, file: Upload): Promise<void> {
  const { api, given, accepts, eventually, shows, check } = context
  const [{ id }, own] = await Promise.all([given.draft(), given.made(() => api.upload(file))])
  // The conversion of the file may take a while.
  const added = await eventually(() => accepts(() => api.addDocument(id, { document: own.id })))
  await shows(id, (read) => {
    const ids = objectsIn(read, 'documents').map((document) => document['id'])
    check.that('documents[].id', ids.includes(added['id']), `one is ${String(added['id'])}`, ids)
  })
}
