import type { Args } from '../../../helpers/engine/http/encode.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'

/** The ids for the path of a call, and its arguments. */
export interface Scene<Ids extends readonly string[]> {
  readonly ids: Ids
  readonly args?: Args | undefined
}
type Scenery<Ids extends readonly string[]> = (context: Context) => Promise<Scene<Ids>>

/** No transaction. */
export const withoutTransaction =
  (args: (context: Context) => Args): Scenery<[]> =>
  async (context) => ({ ids: [], args: args(context) })

/** A draft. */
export const onDraft =
  (args?: Args): Scenery<[id: string]> =>
  async ({ given }) => ({ ids: [(await given.draft()).id], args })

/** A draft that can be started. */
export const onStartable: Scenery<[id: string]> = async ({ given }) => ({ ids: [(await given.startable()).id] })

/** A started transaction. */
export const onStarted: Scenery<[id: string]> = async ({ given }) => ({ ids: [(await given.started()).id] })

/** A draft with a document that has no field. */
export const onDocument =
  (args?: Args): Scenery<[id: string, documentId: string]> =>
  async ({ given }) => {
    const { id, documentId } = await given.documented()
    return { ids: [id, documentId], args }
  }

/** The same, with a field that has no signer. */
export const onField =
  (args: Args | undefined, field: Args): Scenery<[id: string, documentId: string, fieldId: string]> =>
  async (context) => {
    const [id, documentId] = (await onDocument()(context)).ids
    const { id: fieldId } = await context.given.calls.addField(id, documentId, field)
    return { ids: [id, documentId, String(fieldId)], args }
  }

/** A draft with a certificate for legal person as one of its signers. Needs `seal`. */
export const onSeal =
  (args?: Args): Scenery<[id: string, seal: string]> =>
  async ({ given, fact }) => {
    const { id, documentId } = await given.startable()
    const { signer } = await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
    return { ids: [id, signer], args }
  }
