import { pdf } from '../../fixtures/documents/pdf.ts'
import type { Api } from '../../helpers/engine/api/api.ts'
import type { Answer } from '../../helpers/engine/http/exchange.ts'
import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { sendTo, type Sendable } from '../interface/scenes/endpoints.ts'

/** The calls that change the documents of a transaction and their fields. */
export const CALLS_INSIDE = [
  'addDocument',
  'updateDocument',
  'deleteDocument',
  'addField',
  'updateField',
  'deleteField',
  'deleteFieldDirectly',
  'addInitials',
] as const

/** Sends one of these calls with the key of a caller. */
export type Send = (as: Api) => Promise<Answer>

const PLACE = { page: 1, x: 100, y: 300 }

/**
 * A draft on which each of these calls would succeed: one of its documents has two fields, the other none. No call needs anything
 * that another call deletes. A failure here is not a verdict.
 * @param uploads the caller that uploads the file to be added; by default the caller that prepares the rest
 */
export async function sceneInside({ api, given, people, workspace }: Context, uploads: Api = api) {
  const { id, documentId } = await given.documented()
  const added = await given.file()
  const file = { filename: `${people.letters(12)}.pdf`, type: 'application/pdf', bytes: await pdf() }
  const { id: document } = await given.made(() => uploads.upload(file))
  const { id: bare } = await given.made(() => api.addDocument(id, { document: added }))
  const field = (y: number) => given.made(() => api.addField(id, documentId, { ...PLACE, y }))
  const [one, other] = [await field(300), await field(500)]
  const sendables: Readonly<Record<(typeof CALLS_INSIDE)[number], Sendable>> = {
    addDocument: { ids: [id], args: { document } },
    updateDocument: { ids: [id, documentId], args: { name: 'Another name' } },
    deleteDocument: { ids: [id, bare] },
    addField: { ids: [id, documentId], args: { ...PLACE, y: 600 } },
    updateField: { ids: [id, documentId, one.id], args: { ...PLACE, y: 400 } },
    deleteField: { ids: [id, documentId, one.id] },
    deleteFieldDirectly: { ids: [id, other.id] },
    addInitials: { ids: [id, documentId], args: { y: 40 } },
  }
  const offered = CALLS_INSIDE.filter((call) => call !== 'addInitials' || offersInitials(workspace))
  const sends = offered.map(
    (call) =>
      (as: Api): Promise<Answer> =>
        sendTo(as, call, sendables[call]),
  )
  return { id, sends }
}
