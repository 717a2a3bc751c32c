import type { Context, JsonObject, Startable } from '../../helpers/engine/index.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { ONCE_STARTED, onceStarted } from '../interface/scenes/once-started.ts'
import { refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { scenario } from '../scenario.ts'
import { added, fieldsOn } from './scene.ts'

/** Adds a field without a signer, so that only the state of the transaction can prevent its change. */
const spare = async (context: Context, draft: Startable) => (await added(context, draft, PLACE)).id

for (const { when, title } of ONCE_STARTED) {
  scenario(`field/added-${when}`, `accepts another field ${title}`, async (context) => {
    context.dependsOn('transaction/documents-hold-field')
    const { api, accepts, shows, check } = context
    const { id, documentId } = await onceStarted(context, when)
    const field = await accepts(() => api.addField(id, documentId, PLACE))
    const ids = (read: JsonObject) => fieldsOn(read, { id, documentId }).map((one) => one['id'])
    await shows(id, (read) =>
      check.that('documents[].fields', ids(read).includes(field['id']), `with ${String(field['id'])}`, ids(read)),
    )
  })
}

scenario(['field/changed-after-start', 'field/deleted-after-start'], 'records moves and deletions', async (context) => {
  const { api, given, witness } = context
  const draft = await given.startable()
  const { id, documentId, fieldId } = draft
  const bare = await spare(context, draft)
  await given.calls.start(id)
  await witness('moving a field with a signer', () => api.updateField(id, documentId, fieldId, { ...PLACE, y: 90 }))
  await witness('moving a field without a signer', () => api.updateField(id, documentId, bare, { ...PLACE, y: 400 }))
  await witness('deleting a field without a signer', () => api.deleteField(id, documentId, bare))
})

refusedWhenEnded('field/not-added-*', 'refuses to add a field to *', {
  call: 'addField',
  prepare: (_, { id, documentId }) => ({ ids: [id, documentId], args: PLACE }),
})

refusedWhenEnded('field/not-changed-*', 'refuses to change a field of *', {
  call: 'updateField',
  prepare: async (context, draft) => {
    const field = await spare(context, draft)
    return { ids: [draft.id, draft.documentId, field], args: { ...PLACE, y: 400 } }
  },
})

refusedWhenEnded('field/not-deleted-*', 'refuses to delete a field of * through the path of its document', {
  call: 'deleteField',
  prepare: async (context, draft) => ({ ids: [draft.id, draft.documentId, await spare(context, draft)] }),
})

refusedWhenEnded('field/not-deleted-directly-*', 'refuses to delete a field of * through the path without a document', {
  call: 'deleteFieldDirectly',
  prepare: async (context, draft) => ({ ids: [draft.id, await spare(context, draft)] }),
})
