import { textOf } from '../../helpers/engine/facts/workspace.ts'
import { ifAllowed, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, plainField, type Site } from '../interface/reads/fields.ts'
import { signaturesIn } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { added, besides, inTurn } from './scene.ts'

/** The signature instructions of a field. */
export const linksOf = (transaction: JsonObject, field: unknown): JsonObject[] =>
  signaturesIn(transaction).filter((one) => one['field'] === field)

/** Links a signer, by default a new person, to the field of an id or name, and returns a function that removes them. */
export async function link(context: Context, { id }: Pick<Site, 'id'>, field: string, signer = context.people.email()) {
  const { api, given } = context
  await given.answer(() => api.addSigner(id, { signer, field }))
  return () => given.answer(() => api.addSigner(id, { signer, field, delete: true }))
}

/** The transaction, once it shows that a field has a signer. */
const onceLinked = (context: Context, { id }: Site, field: string): Promise<JsonObject> =>
  onceShown(
    context,
    id,
    (read) => context.check.present('instructions.signatures of the field', linksOf(read, field)),
    'transaction/instructions-hold-signature',
  )

/** The ids of a signature field and a visa field, each with a signer, as far as the workspace can create them. */
export const linkedOn = (context: Context, site: Site): Promise<string[]> =>
  inTurn(creatableOf(context, ['signature', 'visa']), async (type) => {
    const { id } = await added(context, site, plainField(type))
    await link(context, site, id)
    return id
  })

/** A field from which one of two signers was removed. Empty if a second signer is refused, or if the removal removes both. */
export const halfLinked = (context: Context, site: Site): Promise<string[]> =>
  unlessRefused(async () => {
    const { id: field } = await added(context, site, plainField('signature'))
    const unlink = await link(context, site, field)
    await link(context, site, field)
    await unlink()
    const isLinked = (read: JsonObject) =>
      context.check.equal('instructions.signatures of the field', linksOf(read, field).length, 1)
    await onceShown(context, site.id, isLinked)
    return field
  })

/**
 * A field that is linked by its name, and one that is linked to a certificate if the workspace has one. Without those that are
 * refused.
 */
export async function otherwiseLinked(context: Context, site: Site): Promise<string[]> {
  const named = async () => {
    const [name, signer] = [context.people.title(), context.people.email()]
    const { id } = await added(context, site, { ...plainField('signature'), name })
    await link(context, site, name, signer)
    await onceLinked(context, site, id)
    return id
  }
  const seal = textOf(context.workspace, 'seal')
  const sealed = async () => {
    const { id } = await added(context, site, plainField('signature'))
    await link(context, site, id, seal)
    return id
  }
  return [...(await unlessRefused(named)), ...(seal === undefined ? [] : await unlessRefused(sealed))]
}

/**
 * A field whose signer is an unknown participant with a designation.
 * @throws NotExercised if the target refuses such a signer
 */
export async function designated(context: Context, site: Site): Promise<string> {
  const { api, people } = context
  const { id: field } = await added(context, site, plainField('signature'))
  await ifAllowed(
    () => api.addSigner(site.id, { signer: people.title(), field }),
    'a signer named by a designation is refused',
  )
  await onceLinked(context, site, field)
  return field
}

/**
 * A field that was moved to another document of a draft with its signer, and its new document.
 * @throws NotExercised if the target refuses the move
 */
export async function movedLinked(context: Context): Promise<Site & { readonly field: string }> {
  context.dependsOn('field/moved-to-document', 'field/move-signer')
  const { api, given } = context
  const from = await given.documented()
  const to = await besides(context, from)
  const { id } = await added(context, from, plainField('signature'))
  await link(context, from, id)
  const { id: field } = await given.madeIfAllowed(
    () => api.addField(to.id, to.documentId, { move_from: id }),
    'the target moves no fields with a signer',
  )
  await onceLinked(context, to, field)
  return { ...to, field }
}
