import { pdfFile } from '../../fixtures/documents/kinds.ts'
import type { Context } from '../../helpers/engine/index.ts'
import { addedId } from './document-writes.ts'

/** Adds the same file to two drafts, if the target allows it: first with a name for the document, then without one. */
export async function sameFileTwice({ api, given, people, notExercised }: Context) {
  const filename = `lease-${people.letters(8)}.pdf`
  const file = await pdfFile(filename)
  const { id: document } = await given.made(() => api.upload(file))
  const [one, other] = [await given.draft(), await given.startable()]
  const named = await given.made(() => api.addDocument(one.id, { document, name: people.title() }))
  const again = addedId(await api.addDocument(other.id, { document }))
  const documentId = again ?? notExercised('a file cannot be added to two transactions')
  return { filename, first: { id: one.id, documentId: named.id }, second: { id: other.id, documentId } }
}
