import { readFile } from 'node:fs/promises'
import { commentedPdf, type PdfContent } from '../../../fixtures/documents/pdf.ts'
import type { Args } from '../http/encode.ts'
import { setUpDone, setUpId } from '../judge/requests.ts'
import type { Tools } from './tools.ts'

/** A signature field with its signer. */
export interface Signable {
  readonly signer: string
  readonly fieldId: string
}

/** Adds files, documents, fields and signers to a transaction. */
export function documentsFor({ api, people }: Tools) {
  const uploaded = async (bytes: Uint8Array): Promise<string> => {
    const filename = `${people.title()}.pdf`
    return (await setUpId(() => api.upload({ filename, type: 'application/pdf', bytes }))).id
  }
  const file = async (content: PdfContent = {}) => uploaded(await commentedPdf(people.title(), content))
  return {
    /**
     * The id of an uploaded PDF with a unique name; it has one page by default. No two of them have the same bytes, because a
     * target may take the same bytes for the same file.
     */
    file,

    /** The id of an uploaded PDF from the disk. */
    fileAt: async (path: string): Promise<string> => uploaded(await readFile(path)),

    /** Adds another document to a transaction, and returns its id. */
    anotherDocument: async (id: string, content: PdfContent = {}): Promise<string> => {
      const document = await file(content)
      return (await setUpId(() => api.addDocument(id, { document }))).id
    },

    /** Adds a signature field with a signer to a document; the signer is a new person unless one is named. */
    signer: async (
      id: string,
      documentId: string,
      { signer = people.email(), field = {} }: { signer?: string; field?: Args } = {},
    ): Promise<Signable> => {
      const args = { page: 1, x: 100, y: 100, ...field }
      const { id: fieldId } = await setUpId(() => api.addField(id, documentId, args))
      await setUpDone(() => api.addSigner(id, { signer, field: fieldId }))
      return { signer, fieldId }
    },

    /**
     * Appoints a reviewer of a recipient; the reviewer is a new person unless one is named.
     * @returns the reviewer's email
     */
    reviewer: async (id: string, recipient: string, reviewer = people.email()): Promise<string> => {
      await setUpDone(() => api.addReviewer(id, { reviewer, recipient }))
      return reviewer
    },
  }
}
