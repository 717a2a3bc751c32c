import { objectsIn, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import type { Site } from '../interface/reads/fields.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { pausedIfPossible } from '../interface/scenes/advance.ts'
import { scenario } from '../scenario.ts'
import { documentIn } from './document-writes.ts'
import { addedOnceStarted, movedOnceLinked, reviewedAddition, reviewedDocument } from './touched-documents.ts'
import { signBoth, twoDocuments, unsignedOf } from './touched-documents.ts'

/** The id of the first document that a transaction shows. */
const firstOf = (read: JsonObject): string =>
  String(contentOf('documents[].id', objectsIn(read, 'documents')[0]?.['id'], 'transaction/documents-hold-document'))

/** Asserts that a document can be renamed, and is. */
async function renames({ api, people, accepts, shows, check }: Context, id: string, documentId: string): Promise<void> {
  const name = people.title()
  await accepts(() => api.updateDocument(id, documentId, { name }))
  await shows(id, (read) => check.equal('documents[].name', documentIn(read, documentId)?.['name'], name))
}

/** Asserts that a document of a transaction that was just started can be renamed. */
async function renamesOnceStarted(context: Context): Promise<void> {
  const { id, documentId } = await context.given.startable()
  await context.given.calls.start(id)
  await renames(context, id, documentId)
}

scenario('document/name-before-signing', 'renames an unsigned document after the start', renamesOnceStarted)

/** Asserts that a document of a started transaction cannot be renamed, unlike one that nobody has signed or reviewed. */
async function refusesToRename({ api, given, people, refused }: Context, document: Site): Promise<void> {
  const fresh = await given.startable()
  await given.calls.start(fresh.id)
  const name = people.title()
  const rename = ({ id, documentId }: Site) => api.updateDocument(id, documentId, { name })
  await refused(() => rename(document), { twin: () => rename(fresh), leaves: document.id })
}

for (const [title, scene] of [
  // A service that checks only the first document of a transaction would accept this.
  ['refuses to rename the second of two signed documents', (context: Context) => twoDocuments(context, 'both')],
  ['refuses to rename a signed document added once started', addedOnceStarted],
] as const)
  scenario('document/name-after-signing', title, async (context) => {
    const half = await scene(context)
    await signBoth(context, half)
    await refusesToRename(context, { id: half.id, documentId: half.documents[1] })
  })

scenario('document/name-after-signing', 'refuses to rename a signed document during a pause', async (context) => {
  const half = await context.given.startedByTwo()
  await context.given.performed(half.id)
  await pausedIfPossible(context, half.id, 'a partly signed transaction')
  await refusesToRename(context, { id: half.id, documentId: firstOf(half) })
})

scenario('document/name-after-signing', 'refuses to rename where a moved field was signed', async (context) => {
  const half = await movedOnceLinked(context)
  const unsigned = await unsignedOf(context, half)
  const [signed = ''] = half.documents.filter((one) => one !== unsigned)
  await refusesToRename(context, { id: half.id, documentId: signed })
})

for (const [title, scene] of [
  ['renames an unsigned document when another is signed', (context: Context) => twoDocuments(context, 'one')],
  ['renames the document from which a signed field was moved before', movedOnceLinked],
] as const)
  scenario('document/name-unsigned', title, async (context) => {
    const half = await scene(context)
    const unsigned = await unsignedOf(context, half)
    await blamePlainCase(
      () => renames(context, half.id, unsigned),
      async () => {
        const { id, documents } = await scene(context)
        await renames(context, id, documents[1])
      },
      'document/name-before-signing',
    )
  })

scenario('document/name-kept-after-signing', 'keeps the name of a signed document', async (context) => {
  const { api, given, people, witness, check } = context
  const half = await given.startedByTwo()
  await given.performed(half.id)
  const nameOf = (read: unknown) => objectsIn(read, 'documents')[0]?.['name']
  const id = firstOf(half)
  await witness('renaming the signed document', () => api.updateDocument(half.id, id, { name: people.title() }))
  await staysTrue(context, half.id, (now) => check.kept('documents[].name', nameOf(now), nameOf(half)))
})

for (const [title, those] of [
  ['refuses to rename a reviewed document', {}],
  ['refuses to rename what one of two reviewers reviewed', { twice: true }],
  ['refuses to rename a reviewed document with two signers', { shared: true }],
] as const)
  scenario('document/name-after-review', title, async (context) => {
    const { id, reviewed } = await reviewedDocument(context, those)
    await refusesToRename(context, { id, documentId: reviewed })
  })

// A reviewer "reviews all documents of the recipient", and not only those from before the appointment.
scenario('document/name-after-review', 'refuses to rename a reviewed document added later', async (context) => {
  context.dependsOn('review/every-document-frozen')
  await refusesToRename(context, await reviewedAddition(context))
})

scenario('document/name-unreviewed', 'renames an unreviewed document when another is reviewed', async (context) => {
  const { id, first } = await reviewedDocument(context, { signers: 2 })
  const renamesUnreviewed = () => renames(context, id, first)
  await blamePlainCase(renamesUnreviewed, () => renamesOnceStarted(context), 'document/name-before-signing')
})
