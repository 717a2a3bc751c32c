import type { Api } from '../../helpers/api/api.ts'
import type { Answer } from '../../helpers/http/exchange.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { sendTo, type Sendable } from '../interface/endpoints.ts'

/** The calls that change what is inside a transaction: its documents, and their fields. */
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

const PLACE = { page: 1, x: 100, y: 300 }

/**
 * A draft on which each of them would succeed: one of its documents has two fields, the other one none. What one of them takes
 * away no other one needs. A failure here is no verdict.
 */
export async function sceneInside({ api, given }: Context) {
  const { id, documentId } = await given.documented()
  const [added, document] = await Promise.all([given.file(), given.file()])
  const { id: bare } = await given.made(() => api.addDocument(id, { document: added }))
  const field = () => given.made(() => api.addField(id, documentId, PLACE))
  const [one, other] = [await field(), await field()]
  const sendables: Readonly<Record<(typeof CALLS_INSIDE)[number], Sendable>> = {
    addDocument: { ids: [id], args: { document } },
    updateDocument: { ids: [id, documentId], args: { name: 'Another name' } },
    deleteDocument: { ids: [id, bare] },
    addField: { ids: [id, documentId], args: PLACE },
    updateField: { ids: [id, documentId, one.id], args: { ...PLACE, y: 400 } },
    deleteField: { ids: [id, documentId, one.id] },
    deleteFieldDirectly: { ids: [id, other.id] },
    addInitials: { ids: [id, documentId], args: { y: 40 } },
  }
  const sends = CALLS_INSIDE.map(
    (call) =>
      (as: Api): Promise<Answer> =>
        sendTo(as, call, sendables[call]),
  )
  return { id, sends }
}
