import { pdfFile } from '../../fixtures/documents/kinds.ts'
import type { Context } from '../../helpers/engine/index.ts'
import { addedId } from './document-writes.ts'

/** A document that has the same file as one of another transaction. */
interface SameFile {
  readonly filename: string
  /** The draft and the document to which the file was added first, with a name. */
  readonly first: { readonly id: string; readonly documentId: string }
  /** The draft and the document to which it was added again, without a name. */
  readonly second: { readonly id: string; readonly documentId: string }
}

/** Adds the same file to two drafts. The document does not say whether a service takes it twice. */
export async function sameFileTwice({ api, given, people, notExercised }: Context): Promise<SameFile> {
  const filename = `lease-${people.letters(8)}.pdf`
  const file = await pdfFile(filename)
  const { id: document } = await given.made(() => api.upload(file))
  const [one, other] = [await given.draft(), await given.startable()]
  const named = await given.made(() => api.addDocument(one.id, { document, name: people.title() }))
  const again = addedId(await api.addDocument(other.id, { document }))
  const documentId = again ?? notExercised('a file cannot be added to two transactions')
  return { filename, first: { id: one.id, documentId: named.id }, second: { id: other.id, documentId } }
}
