import { readFile } from 'node:fs/promises'
import { pdf, type PdfContent } from '../../../fixtures/documents/pdf.ts'
import type { Args } from '../http/encode.ts'
import { setUpDone, setUpId } from '../judge/requests.ts'
import type { Tools } from './tools.ts'

/** A signature field with its signer. */
export interface Signable {
  readonly signer: string
  readonly fieldId: string
}

/** What is put into a transaction: files, documents, fields, signers. */
export function documentsFor({ api, people }: Tools) {
  const uploaded = async (bytes: Uint8Array): Promise<string> => {
    const filename = `${people.title()}.pdf`
    return (await setUpId(() => api.upload({ filename, type: 'application/pdf', bytes }))).id
  }
  return {
    /** The id of an uploaded PDF, of one page unless it is said otherwise. Each has a name of its own. */
    file: async (content: PdfContent = {}): Promise<string> => uploaded(await pdf(content)),

    /** The id of an uploaded PDF that lies on the disk. */
    fileAt: async (path: string): Promise<string> => uploaded(await readFile(path)),

    /** A signature field on a document of a transaction, with a signer: a new person unless one is named. */
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

    /** Appoints a reviewer of a recipient: a new person unless one is named. Returns the reviewer's email. */
    reviewer: async (id: string, recipient: string, reviewer = people.email()): Promise<string> => {
      await setUpDone(() => api.addReviewer(id, { reviewer, recipient }))
      return reviewer
    },
  }
}
