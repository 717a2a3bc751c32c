import { isSuccess } from '../../helpers/http/exchange.ts'
import { unlessConflicting } from '../../helpers/judge/requests.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { DAY, MINUTE } from '../../helpers/values/time.ts'
import { onward } from '../interface/onward.ts'
import { startAndEnd } from '../interface/refused-when-ended.ts'
import { ENDED, nameIn } from '../interface/states.ts'
import { settled } from '../interface/stays.ts'
import { scenario } from '../scenario.ts'
import { anotherDocument, documentIn, documentOf } from './document-writes.ts'
import { reviewedDocument } from './reviewed-document.ts'
import { signBoth, twoDocuments, unsignedOf } from './two-documents.ts'

type Flag = 'updatable' | 'deletable'

/** A document of a transaction. */
interface Place {
  readonly id: string
  readonly documentId: string
}

/** Asserts that a flag of a document reads so, at the latest when reads have caught up. That it shows at all has rules of its own. */
async function reads(context: Context, flag: Flag, { id, documentId }: Place, isSo: boolean): Promise<void> {
  await documentOf(context, id, documentId)
  await context.shows(id, (read) => {
    const document = documentIn(read, documentId)
    context.check.present(`documents[] of ${documentId}`, document)
    const value = document?.[flag]
    if (isSo && isAbsent(value)) context.notExercised(`documents[].${flag} shows nothing`)
    context.check.equal(`documents[].${flag}`, value === true, isSo)
  })
}

/** A draft that can be started, and a document in it that has no field. */
async function withBare(context: Context, args = {}): Promise<Place> {
  const { id } = await context.given.startable(args)
  return { id, documentId: await anotherDocument(context, id) }
}

/** The second of two documents, which somebody has signed, or reviewed for whoever is to sign it. */
const touched = {
  signed: async (context: Context): Promise<Place> => {
    const both = await twoDocuments(context, 'both')
    await signBoth(context, both)
    return { id: both.id, documentId: both.documents[1] }
  },
  reviewed: async (context: Context): Promise<Place> => {
    const { id, reviewed } = await reviewedDocument(context)
    return { id, documentId: reviewed }
  },
}

scenario('document/updatable-in-draft', 'says that a document of a draft can be updated', async (context) =>
  reads(context, 'updatable', await context.given.documented(), true),
)

scenario('document/updatable-after-start', 'says that an unsigned document can be updated', async (context) => {
  const place = await context.given.startable()
  await context.given.calls.start(place.id)
  await reads(context, 'updatable', place, true)
})

scenario(
  'document/updatable-unsigned',
  'says that the document of another signer can be updated',
  async (context) => {
    const half = await twoDocuments(context, 'one')
    await reads(context, 'updatable', { id: half.id, documentId: await unsignedOf(context, half) }, true)
  },
  ['document/updatable-after-start'],
)

for (const by of ['signed', 'reviewed'] as const) {
  scenario(`document/not-updatable-${by}`, `says that a ${by} document cannot be updated`, async (context) =>
    reads(context, 'updatable', await touched[by](context), false),
  )
}

scenario('document/deletable-without-field', 'says that a document without fields can be deleted', async (context) =>
  reads(context, 'deletable', await context.given.documented(), true),
)

scenario('document/not-deletable-with-field', 'says that a document with a field cannot be deleted', async (context) =>
  reads(context, 'deletable', await context.given.startable(), false),
)

scenario(
  'document/not-deletable-with-field',
  'says that a document with initials cannot be deleted',
  async (context) => {
    const { api, given } = context
    const place = await given.documented()
    await given.answer(() => api.addInitials(place.id, place.documentId, { y: 40 }))
    await reads(context, 'deletable', place, false)
  },
)

scenario(
  'document/deletable-after-fields',
  'says that a document whose field is gone can be deleted',
  async (context) => {
    const { api, given } = context
    const { id, documentId } = await given.documented()
    const { id: field } = await given.made(() => api.addField(id, documentId, { page: 1, x: 100, y: 300 }))
    await given.answer(() => api.deleteField(id, documentId, field))
    await reads(context, 'deletable', { id, documentId }, true)
  },
  ['document/deletable-without-field', 'field/deleted'],
)

for (const state of ENDED) {
  const lasting = state === 'expired' ? { duration: DAY / MINUTE } : {}

  for (const { flag, bring } of [
    { flag: 'updatable', bring: ({ given }: Context) => given.startable(lasting) },
    { flag: 'deletable', bring: (context: Context) => withBare(context, lasting) },
  ] as const) {
    const title = `says of no document of ${nameIn(state)} that it is ${flag}`
    scenario(`document/not-${flag}-${state}`, title, async (context) => {
      const { id } = await bring(context)
      await startAndEnd(context, id, state)
      // What has ended may have no documents any more.
      await context.shows(id, (read) => {
        const said = objectsIn(read, 'documents').filter((document) => document[flag] === true)
        context.check.equal(`documents[].${flag}: how many are true`, said.length, 0)
      })
    })
  }
}

/** The calls that the flags speak of. */
const SPOKEN_OF = {
  updatable: ({ api, people }: Context, { id, documentId }: Place) =>
    api.updateDocument(id, documentId, { name: people.title() }),
  deletable: ({ api }: Context, { id, documentId }: Place) => api.deleteDocument(id, documentId),
} as const

/** Asserts that a flag of a document says what its call is then answered. What the call is to answer here is open. */
async function saysTruly(context: Context, flag: Flag, { id, documentId }: Place): Promise<void> {
  const { copes, check, notExercised, observe, shows } = context
  const said = (await documentOf(context, id, documentId))[flag]
  if (isAbsent(said)) notExercised(`documents[].${flag} shows nothing`)
  const answer = await copes(() => unlessConflicting(() => SPOKEN_OF[flag](context, { id, documentId })))
  observe('status of the call', `${answer.status}`)
  const what = `documents[].${flag}, where the call is answered ${answer.status}`
  // What was taken away says nothing any more.
  if (isSuccess(answer)) check.equal(what, said, true)
  else await shows(id, (read) => check.different(what, documentIn(read, documentId)?.[flag], true))
}

for (const { state, flag, also } of [
  { state: 'started', flag: 'updatable', also: [] },
  { state: 'started', flag: 'deletable', also: ['document/deleted-after-start'] },
  { state: 'paused', flag: 'updatable', also: ['document/updated-in-pause'] },
  { state: 'paused', flag: 'deletable', also: ['document/deleted-in-pause'] },
] as const) {
  const title = `says truly whether a document of ${nameIn(state)} is ${flag}`
  scenario([`document/${flag}-agrees-${state}`, ...also], title, async (context) => {
    const place = await withBare(context)
    await context.given.calls.start(place.id)
    if (state === 'paused') await onward(context, place.id, state)
    await settled(context)
    await saysTruly(context, flag, place)
  })
}

/** Asserts that what an answer said of a document of a draft is what the calls are answered that it spoke of. */
async function saidTruly(context: Context, place: Place, said: JsonObject): Promise<void> {
  const { copes, check, notExercised } = context
  const flags = (['updatable', 'deletable'] as const).filter((flag) => !isAbsent(said[flag]))
  if (flags.length === 0) notExercised('the answer shows neither updatable nor deletable')
  // The deletion comes last: it leaves nothing to update.
  for (const flag of flags) {
    const { status } = await copes(() => unlessConflicting(() => SPOKEN_OF[flag](context, place)))
    const what = `documents[].${flag} in the answer, where the call is answered ${status}`
    check.equal(what, said[flag] === true, status < 400)
  }
}

const FLAG_TYPES = ['document/updatable-type', 'document/deletable-type'] as const

// Of a new one it may be said while it is made ready: what can be done with it then may be another moment's.
scenario(
  'document/flags-answered-changed',
  'answers a changed document with what can be done with it',
  async (context) => {
    const { given, people } = context
    const { id, documentId } = await given.documented()
    const changed = await given.calls.updateDocument(id, documentId, { name: people.title() })
    await saidTruly(context, { id, documentId }, changed)
  },
  [...FLAG_TYPES, 'document/renamed', 'document/deleted'],
)
