import type { Startable } from '../../helpers/given/transactions.ts'
import { objectsIn } from '../../helpers/values/json.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { refusedWhenEnded } from '../interface/refused-when-ended.ts'
import { scenario } from '../scenario.ts'

const PLACE = { page: 1, x: 100, y: 300 }

/** Adds a field that has no signer, so that nothing but the state of the transaction bars its change. */
async function spare({ given }: Context, { id, documentId }: Startable): Promise<string> {
  return String((await given.calls.addField(id, documentId, PLACE))['id'])
}

scenario('field/added-after-start', 'takes another field after the start', async (context) => {
  const { api, given, accepts, shows, check } = context
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  await accepts(() => api.addField(id, documentId, PLACE))
  await shows(id, (transaction) => {
    const fields = objectsIn(transaction, 'documents').flatMap((document) => objectsIn(document, 'fields'))
    check.equal('documents[].fields: how many there are', fields.length, 2)
  })
})

refusedWhenEnded('field/not-added-*', 'refuses another field in *', {
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

refusedWhenEnded('field/not-deleted-*', 'refuses to delete a field of a document of *', {
  call: 'deleteField',
  prepare: async (context, draft) => ({ ids: [draft.id, draft.documentId, await spare(context, draft)] }),
})

refusedWhenEnded('field/not-deleted-directly-*', 'refuses to delete a field of *', {
  call: 'deleteFieldDirectly',
  prepare: async (context, draft) => ({ ids: [draft.id, await spare(context, draft)] }),
})
