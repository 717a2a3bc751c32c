import { ifAllowed, objectsIn, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, PLACE } from '../interface/reads/fields.ts'
import { caughtUp } from '../interface/reads/once-shown.ts'
import { performs } from '../interface/scenes/performing.ts'
import { scenario } from '../scenario.ts'
import { entriesWith, GRANTED, onceCollected } from './collected.ts'

/** The consents that the fields of a transaction show, each with the id of its document. */
const askedIn = (read: JsonObject) =>
  objectsIn(read, 'documents').flatMap((document) =>
    objectsIn(document, 'fields').flatMap(({ consents }) =>
      (Array.isArray(consents) ? consents : []).map((consent) => [document['id'], String(consent)] as const),
    ),
  )

scenario('transaction/collected-of-invisible', 'shows a consent of an invisible field as granted', async (context) => {
  context.dependsOn('transaction/collected-granted', 'field/invisible-unplaced')
  const { given, check, shows } = context
  const consent = 'I accept the terms of the lease.'
  const unplaced = { type: 'signature', page: undefined, x: undefined, y: undefined }
  const { id, signer } = await given.startable({}, { ...unplaced, consents: [consent] })
  await given.calls.start(id)
  await performs(context, id, signer)
  await shows(id, (read) => check.present(`${GRANTED} with ${consent}`, entriesWith(read, consent)))
})

/**
 * A draft whose fields were converted, copied, moved, or changed or moved once their signer was assigned. Each consent has its own
 * text.
 */
async function changedFields(context: Context) {
  const { api, given, people } = context
  const { id, documentId } = await given.documented()
  const other = await given.anotherDocument(id)
  const add = (to: string, args: Args) => given.made(() => api.addField(id, to, args))
  const update = (field: string, args: Args) => api.updateField(id, documentId, field, args)
  const turned = await add(documentId, { ...PLACE, consents: ['I was a witness.'] })
  const source = await add(documentId, { ...PLACE, y: 400, consents: ['I accept the lease.'] })
  const moved = await add(documentId, { ...PLACE, y: 500, consents: ['I accept the rules.'] })
  const late = await add(documentId, { ...PLACE, y: 600, consents: ['I accept the costs.'] })
  if (creatableOf(context, ['signature', 'visa']).length === 2)
    await given.success(() => update(turned.id, { ...PLACE, type: 'visa', consents: ['I was a witness.'] }))
  const made = [await add(other, { move_from: moved.id }), await add(other, { copy_from: source.id })]
  const signer = people.email()
  for (const field of [source, late, ...made]) await given.calls.addSigner(id, { signer, field: field.id })
  await ifAllowed(() => api.addSigner(id, { signer, field: turned.id }), 'nobody can both sign and give a visa')
  // A field with a signer may refuse the move or the change; then its old document or its old consents count.
  await api.addField(id, other, { move_from: late.id })
  await update(source.id, { ...PLACE, type: 'signature', y: 400, consents: ['I accept the new lease.'] })
  return { id, signer, asked: askedIn(await caughtUp(context, id)) }
}

scenario('transaction/collected-as-shown', 'collects the consents of changed fields', async (context) => {
  context.dependsOn('transaction/collected-of-invisible', 'transaction/collected-each-document')
  context.dependsOn('field/copied', 'field/moved-to-document', 'field/move-signer', 'field/turned-into-visa')
  const { id, signer, asked } = await changedFields(context)
  await context.given.calls.start(id)
  await performs(context, id, signer)
  await onceCollected(context, id)
  await context.shows(id, (read) => {
    for (const [documentId, consent] of asked) {
      const ids = entriesWith(read, consent).map(({ document }) => document['id'])
      const what = `collected[].documents[].id of ${consent}`
      context.check.that(what, ids.includes(documentId), `with ${String(documentId)}`, ids)
    }
  })
})
