import { objectsIn } from '../../helpers/engine/index.ts'
import { ONCE_STARTED, onceStarted } from '../interface/scenes/once-started.ts'
import { refusedIn, refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { scenario } from '../scenario.ts'
import { anotherDocument } from './document-writes.ts'

for (const { when, title } of ONCE_STARTED)
  scenario(`document/added-${when}`, `accepts another document ${title}`, async (context) => {
    context.dependsOn('document/added', 'document/added-once')
    const { api, given, accepts, shows, check } = context
    const { id, documents } = await onceStarted(context, when)
    const document = await given.file()
    await accepts(() => api.addDocument(id, { document }))
    await shows(id, (transaction) => {
      check.equal('number of documents[]', objectsIn(transaction, 'documents').length, documents + 1)
    })
  })

refusedWhenEnded('document/not-added-*', 'refuses another document in *', {
  call: 'addDocument',
  prepare: async ({ given }, { id }) => ({ ids: [id], args: { document: await given.file() } }),
})

// A document that nobody signs, because another rule covers signed documents.
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
  // A document without fields, because a document with a field can never be deleted.
  prepare: async (context, { id }) => ({ ids: [id, await anotherDocument(context, id)] }),
})
