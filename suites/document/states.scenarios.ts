import { ifAllowed, objectsIn, type Args } from '../../helpers/engine/index.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { ONCE_STARTED, onceStarted } from '../interface/scenes/once-started.ts'
import { refusedOnceStarted } from '../interface/scenes/refused-once-started.ts'
import { refusedIn, refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { scenario } from '../scenario.ts'
import { documentIn } from './document-writes.ts'

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

for (const { word, name } of ONCE_RUNNING) {
  scenario(`document/named-${word}`, `stores the name of a document added to ${name}`, async (context) => {
    context.dependsOn('document/named', `document/added-${word}`)
    const { api, given, check, people } = context
    const { id } = await onceStarted(context, word)
    const args = { document: await given.file(), name: people.title() }
    const { id: added, ...document } = await given.madeIfAllowed(
      () => api.addDocument(id, args),
      'no such document can be added after the start',
    )
    check.equal('name', document['name'], args.name)
    await staysTrue(context, id, (read) =>
      check.equal('documents[].name', documentIn(read, added)?.['name'], args.name),
    )
  })

  scenario(`document/deleted-late-${word}`, `deletes a document of ${name}`, async (context) => {
    context.dependsOn('document/deleted')
    const { api, given, check } = context
    const { id } = await onceStarted(context, word)
    const bare = await addedLate(context, () => given.anotherDocument(id))
    await ifAllowed(() => api.deleteDocument(id, bare), 'no document can be deleted after the start')
    await staysTrue(context, id, (read) => check.absent(`documents[] of ${bare}`, documentIn(read, bare)))
  })
}

for (const [rule, what, bad] of [
  ['document/file-missing', 'no file', { name: 'A document' }],
  ['document/file-unknown', 'an unknown file', { document: 'unknown-0000' }],
  ['document/file-empty', 'an empty file id', { document: '' }],
] as const)
  refusedOnceStarted(`${rule}-*`, `refuses to add a document with ${what} to *`, [rule], async (context, { id }) => {
    const document = await context.given.file()
    const add = (args: Args) => () => context.api.addDocument(id, args)
    return { bad: add(bad), twin: add({ document }), notFound: rule !== 'document/file-missing' }
  })

refusedOnceStarted(
  'document/deleted-with-field-*',
  'refuses to delete a document with a field of *',
  ['document/deleted-with-field'],
  async (context, { id, documentId }) => {
    const { id: draft } = await context.given.draft()
    const remove = (from: string, one: string) => () => context.api.deleteDocument(from, one)
    const [bare, ofDraft] = [await context.given.anotherDocument(id), await context.given.anotherDocument(draft)]
    // Whether a document can be deleted after the start is open, so a deletion in a draft is a twin too.
    return { bad: remove(id, documentId), twin: remove(id, bare), otherTwin: remove(draft, ofDraft) }
  },
)

refusedWhenEnded('document/not-added-*', 'refuses another document in *', {
  call: 'addDocument',
  prepare: async ({ given }, { id }) => ({ ids: [id], args: { document: await given.file() } }),
})

// A document that nobody signs, because another rule covers signed documents.
refusedWhenEnded('document/not-changed-*', 'refuses to rename a document of *', {
  call: 'updateDocument',
  prepare: async (context, { id }) => ({
    ids: [id, await context.given.anotherDocument(id)],
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
  prepare: async (context, { id }) => ({ ids: [id, await context.given.anotherDocument(id)] }),
})
