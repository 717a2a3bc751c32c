import { objectsIn } from '../../helpers/engine/values/json.ts'
import { ONCE_STARTED, onceStarted } from '../interface/scenes/once-started.ts'
import { refusedIn, refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { scenario } from '../scenario.ts'
import { anotherDocument } from './document-writes.ts'

for (const { when, title } of ONCE_STARTED) {
  scenario(
    `document/added-${when}`,
    `takes another document ${title}`,
    async (context) => {
      const { api, given, accepts, shows, check } = context
      const { id, documents } = await onceStarted(context, when)
      const document = await given.file()
      await accepts(() => api.addDocument(id, { document }))
      await shows(id, (transaction) => {
        check.equal('documents: how many there are', objectsIn(transaction, 'documents').length, documents + 1)
      })
    },
    ['document/added', 'document/added-once'],
  )
}

refusedWhenEnded('document/not-added-*', 'refuses another document in *', {
  call: 'addDocument',
  prepare: async ({ given }, { id }) => ({ ids: [id], args: { document: await given.file() } }),
})

// One that nobody signs: that the name of a signed one cannot change is written.
refusedWhenEnded('document/not-changed-*', 'refuses to rename a document of *', {
  call: 'updateDocument',
  prepare: async (context, { id }) => ({
    ids: [id, await anotherDocument(context, id)],
    args: { name: context.people.title() },
  }),
})

for (const state of ['closed', 'completed'] as const) {
  refusedIn(state, `document/signed-not-changed-${state}`, 'refuses to rename a signed document of *', {
    call: 'updateDocument',
    prepare: ({ people }, { id, documentId }) => ({ ids: [id, documentId], args: { name: people.title() } }),
  })
}

refusedWhenEnded('document/not-deleted-*', 'refuses to delete a document of *', {
  call: 'deleteDocument',
  // One that has no field: what has one cannot be deleted anyway.
  prepare: async ({ given }, { id }) => {
    const { id: bare } = await given.calls.addDocument(id, { document: await given.file() })
    return { ids: [id, String(bare)] }
  },
})
