import type { Startable } from '../../helpers/given/transactions.ts'
import { objectsIn } from '../../helpers/values/json.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { ONCE_STARTED, onceStarted } from '../interface/once-started.ts'
import { refusedWhenEnded } from '../interface/refused-when-ended.ts'
import { scenario } from '../scenario.ts'

const PLACE = { page: 1, x: 100, y: 300 }

/** Adds a field that has no signer, so that nothing but the state of the transaction bars its change. */
async function spare({ given }: Context, { id, documentId }: Startable): Promise<string> {
  return String((await given.calls.addField(id, documentId, PLACE))['id'])
}

for (const { when, title } of ONCE_STARTED) {
  scenario(`field/added-${when}`, `takes another field ${title}`, async (context) => {
    const { api, accepts, shows, check } = context
    const { id, documentId, fields } = await onceStarted(context, when)
    await accepts(() => api.addField(id, documentId, PLACE))
    await shows(id, (transaction) => {
      const shown = objectsIn(transaction, 'documents').flatMap((document) => objectsIn(document, 'fields'))
      check.equal('documents[].fields: how many there are', shown.length, fields + 1)
    })
  })
}

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
