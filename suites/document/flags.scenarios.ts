import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import { unlessConflicting } from '../../helpers/engine/judge/requests.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { DAY, MINUTE } from '../../helpers/engine/values/time.ts'
import { advance } from '../interface/scenes/advance.ts'
import { startAndEnd } from '../interface/scenes/refused-when-ended.ts'
import { settledFlag } from '../interface/reads/settled-flag.ts'
import { ENDED, nameIn } from '../interface/document/states.ts'
import { scenario } from '../scenario.ts'
import { anotherDocument, documentIn, documentOf } from './document-writes.ts'
import { reviewedDocument } from './reviewed-document.ts'
import { signBoth, twoDocuments, unsignedOf } from './two-documents.ts'

type Flag = 'updatable' | 'deletable'

/** A flag that is no boolean breaks the rule of its type alone. */
const FLAG_TYPES = ['document/updatable-type', 'document/deletable-type'] as const

/** What an answer says of a document is told once where its transaction says no more, or where the calls fail. */
const SAID_ELSEWHERE = [
  ...FLAG_TYPES,
  'document/updatable-in-draft',
  'document/deletable-without-field',
  'document/renamed',
  'document/deleted',
] as const

/** A document of a transaction. */
interface Place {
  readonly id: string
  readonly documentId: string
}

/**
 * Asserts that a flag of a document reads so, at the latest when reads have caught up. One that is true shows; that one which is
 * false shows too is the claim of `document/flags-shown-when-false`.
 */
async function reads(context: Context, flag: Flag, { id, documentId }: Place, isSo: boolean): Promise<void> {
  const { check } = context
  await documentOf(context, id, documentId)
  await context.shows(id, (read) => {
    const document = documentIn(read, documentId)
    check.present(`documents[] of ${documentId}`, document)
    if (isSo) check.equal(`documents[].${flag}`, document?.[flag], true)
    else check.ifShown(`documents[].${flag}`, document?.[flag], false)
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
  'document/deletable-beside-fields',
  'says that a document can be deleted whatever fields another one has',
  async (context) => reads(context, 'deletable', await withBare(context), true),
  ['document/deletable-without-field'],
)

scenario(
  'document/not-deletable-with-field',
  'says that a document with a field cannot be deleted, though another one has none',
  async (context) => {
    const { id, documentId } = await context.given.startable()
    await anotherDocument(context, id)
    await reads(context, 'deletable', { id, documentId }, false)
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
  const isSigned = state === 'closed' || state === 'completed'

  for (const flag of ['updatable', 'deletable'] as const) {
    const title = `says of no document of ${nameIn(state)} that it is ${flag}`
    scenario(`document/not-${flag}-${state}`, title, async (context) => {
      const { id, documentId } = await withBare(context, lasting)
      await startAndEnd(context, id, state)
      await context.shows(id, (read) => {
        const all = objectsIn(read, 'documents')
        // Whether one that was signed can be updated is written, and has a rule of its own.
        const meant = flag === 'updatable' && isSigned ? all.filter((one) => one['id'] === documentId) : all
        noneIs(context, flag, meant)
      })
    })
  }

  if (!isSigned) continue
  const title = `says that a signed document of ${nameIn(state)} cannot be updated`
  scenario(`document/signed-not-updatable-${state}`, title, async (context) => {
    const { id, documentId } = await context.given.startable(lasting)
    await startAndEnd(context, id, state)
    await context.shows(id, (read) => {
      noneIs(
        context,
        'updatable',
        objectsIn(read, 'documents').filter((one) => one['id'] === documentId),
      )
    })
  })
}

/**
 * Asserts that none of these documents shows a flag as true. What has ended may have no documents any more; that a flag shows
 * where it is false is the claim of `document/flags-shown-when-false`.
 */
function noneIs({ check, notShown }: Context, flag: Flag, documents: readonly JsonObject[]): void {
  const said = documents.map((document) => document[flag])
  if (said.every((value) => isAbsent(value))) notShown(`documents[].${flag}`)
  check.equal(`documents[].${flag}: how many are true`, said.filter((value) => value === true).length, 0)
}

/** The calls that the flags speak of. */
const SPOKEN_OF = {
  updatable: ({ api, people }: Context, { id, documentId }: Place) =>
    api.updateDocument(id, documentId, { name: people.title() }),
  deletable: ({ api }: Context, { id, documentId }: Place) => api.deleteDocument(id, documentId),
} as const

/** Asserts that a flag says what a call was answered: true where it was accepted, and false, where it shows, where it was refused. */
function agrees({ check }: Context, what: string, said: unknown, isAccepted: boolean): void {
  if (isAccepted) check.equal(what, said, true)
  else check.ifShown(what, said, false)
}

/** Asserts that a flag of a document says what its call is then answered. What the call is to answer here is open. */
async function saysTruly(context: Context, flag: Flag, { id, documentId }: Place): Promise<void> {
  const { copes, observe, shows } = context
  const said = await settledFlag(context, id, (read) => documentIn(read, documentId)?.[flag])
  const answer = await copes(() => unlessConflicting(() => SPOKEN_OF[flag](context, { id, documentId })))
  observe('status of the call', `${answer.status}`)
  const what = `documents[].${flag}, where the call is answered ${answer.status}`
  // What was taken away says nothing any more.
  if (isSuccess(answer)) agrees(context, what, said, true)
  else await shows(id, (read) => agrees(context, what, documentIn(read, documentId)?.[flag], false))
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
    if (state === 'paused') await advance(context, place.id, state)
    await saysTruly(context, flag, place)
  })
}

/** Asserts that what an answer said of a document of a draft is what the calls are answered that it spoke of. */
async function saidTruly(context: Context, place: Place, said: JsonObject): Promise<void> {
  // The deletion comes last: it leaves nothing to update.
  for (const flag of ['updatable', 'deletable'] as const) {
    const answer = await context.copes(() => unlessConflicting(() => SPOKEN_OF[flag](context, place)))
    const what = `documents[].${flag} in the answer, where the call is answered ${answer.status}`
    agrees(context, what, said[flag], isSuccess(answer))
  }
}

/**
 * Asserts that a call which an answer called possible is accepted. A new document may be made ready first, and be called
 * impossible to change until then: that this ends is the claim of the rules on documents of drafts.
 */
async function promisesKept(context: Context, place: Place, said: JsonObject): Promise<void> {
  for (const flag of ['updatable', 'deletable'] as const) {
    const what = `documents[].${flag} in the answer`
    if (isAbsent(said[flag])) context.check.present(what, said[flag])
    if (said[flag] !== true) continue
    const answer = await context.copes(() => unlessConflicting(() => SPOKEN_OF[flag](context, place)))
    context.check.equal(`${what}, where the call is answered ${answer.status}`, isSuccess(answer), true)
  }
}

// A PDF without form fields: what a conversion may change stays out of it.
scenario(
  'document/flags-kept-added',
  'keeps its word on what can be done with a new document',
  async (context) => {
    const { given } = context
    const [{ id }, document] = [await given.draft(), await given.file()]
    const added = await given.made(() => context.api.addDocument(id, { document }))
    await promisesKept(context, { id, documentId: added.id }, added)
  },
  SAID_ELSEWHERE,
)

scenario(
  'document/flags-answered-changed',
  'answers a changed document with what can be done with it',
  async (context) => {
    const { given, people } = context
    const { id, documentId } = await given.documented()
    await settledFlag(context, id, (read) => documentIn(read, documentId)?.['updatable'])
    const changed = await given.calls.updateDocument(id, documentId, { name: people.title() })
    await saidTruly(context, { id, documentId }, changed)
  },
  SAID_ELSEWHERE,
)

scenario(
  'document/not-deletable-with-field',
  'says that a document with an invisible field cannot be deleted',
  async (context) => {
    const { api, given, check, shows } = context
    const { id, documentId } = await given.documented()
    await given.made(() => api.addField(id, documentId, { type: 'signature' }))
    await documentOf(context, id, documentId)
    await shows(id, (read) =>
      check.different('documents[].deletable', documentIn(read, documentId)?.['deletable'], true),
    )
  },
)
