import { isSuccess } from '../../helpers/http/exchange.ts'
import { unlessConflicting } from '../../helpers/judge/requests.ts'
import { Inconclusive } from '../../helpers/outcome/errors.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { DAY, MINUTE } from '../../helpers/values/time.ts'
import { onward } from '../interface/onward.ts'
import { startAndEnd } from '../interface/refused-when-ended.ts'
import { ENDED, nameIn } from '../interface/states.ts'
import { settled, stays } from '../interface/stays.ts'
import { scenario } from '../scenario.ts'
import { anotherDocument, documentIn, documentOf } from './document-writes.ts'
import { reviewedDocument } from './reviewed-document.ts'
import { twoDocuments, unsignedOf } from './two-documents.ts'

type Flag = 'updatable' | 'deletable'

/** A document of a transaction. */
interface Place {
  readonly id: string
  readonly documentId: string
}

/** Asserts that a flag of a document reads true, at the latest when reads have caught up. That it shows at all has rules of its own. */
async function saysSo(context: Context, flag: Flag, { id, documentId }: Place): Promise<void> {
  await documentOf(context, id, documentId)
  await context.shows(id, (read) => {
    const value = documentIn(read, documentId)?.[flag]
    if (isAbsent(value)) throw new Inconclusive(`documents[].${flag} shows nothing`)
    context.check.equal(`documents[].${flag}`, value, true)
  })
}

/** Asserts that a flag of a document does not read true. */
const neverSaysSo = (context: Context, flag: Flag, { id, documentId }: Place): Promise<void> =>
  stays(context, id, (read) => {
    context.check.different(`documents[].${flag}`, documentIn(read, documentId)?.[flag], true)
  })

/** Asserts that no document says by a flag that it can be changed: without documents, or without the flag, nothing says so. */
function nowhere({ check }: Context, flag: Flag, read: JsonObject): void {
  const said = objectsIn(read, 'documents').filter((document) => document[flag] === true)
  check.equal(`documents[].${flag}: how many are true`, said.length, 0)
}

/** A draft that can be started, and a document in it that has no field. */
async function withBare(context: Context, args = {}): Promise<Place> {
  const { id } = await context.given.startable(args)
  return { id, documentId: await anotherDocument(context, id) }
}

/** The second of two documents, which somebody has signed, or reviewed for whoever is to sign it. */
const touched = {
  signed: async (context: Context): Promise<Place> => {
    const { id, documents } = await twoDocuments(context, 'both')
    await context.given.performed(id)
    return { id, documentId: documents[1] }
  },
  reviewed: async (context: Context): Promise<Place> => {
    const { id, reviewed } = await reviewedDocument(context)
    return { id, documentId: reviewed }
  },
}

scenario('document/updatable-in-draft', 'says that a document of a draft can be updated', async (context) =>
  saysSo(context, 'updatable', await context.given.documented()),
)

scenario('document/updatable-after-start', 'says that an unsigned document can be updated', async (context) => {
  const place = await context.given.startable()
  await context.given.calls.start(place.id)
  await saysSo(context, 'updatable', place)
})

scenario(
  'document/updatable-unsigned',
  'says that the document of another signer can be updated',
  async (context) => {
    const half = await twoDocuments(context, 'one')
    await saysSo(context, 'updatable', { id: half.id, documentId: await unsignedOf(context, half) })
  },
  ['document/updatable-after-start'],
)

for (const by of ['signed', 'reviewed'] as const) {
  scenario(`document/not-updatable-${by}`, `says that a ${by} document cannot be updated`, async (context) =>
    neverSaysSo(context, 'updatable', await touched[by](context)),
  )
}

scenario('document/deletable-without-field', 'says that a document without fields can be deleted', async (context) =>
  saysSo(context, 'deletable', await context.given.documented()),
)

scenario('document/not-deletable-with-field', 'says that a document with a field cannot be deleted', async (context) =>
  neverSaysSo(context, 'deletable', await context.given.startable()),
)

scenario(
  'document/deletable-after-fields',
  'says that a document whose field is gone can be deleted',
  async (context) => {
    const { api, given } = context
    const { id, documentId } = await given.documented()
    const { id: field } = await given.made(() => api.addField(id, documentId, { page: 1, x: 100, y: 300 }))
    await given.answer(() => api.deleteField(id, documentId, field))
    await saysSo(context, 'deletable', { id, documentId })
  },
  ['document/deletable-without-field'],
)

for (const state of ENDED) {
  const title = `says of no document of ${nameIn(state)} that it can be changed`
  scenario([`document/not-updatable-${state}`, `document/not-deletable-${state}`], title, async (context) => {
    const { id } = await withBare(context, state === 'expired' ? { duration: DAY / MINUTE } : {})
    await startAndEnd(context, id, state)
    await stays(context, id, (read) => {
      nowhere(context, 'updatable', read)
      nowhere(context, 'deletable', read)
    })
  })
}

/** The calls that the flags speak of, in an order in which both can be tried. */
const SPOKEN_OF = [
  {
    flag: 'updatable',
    send: ({ api, people }: Context, { id, documentId }: Place) =>
      api.updateDocument(id, documentId, { name: people.title() }),
  },
  { flag: 'deletable', send: ({ api }: Context, { id, documentId }: Place) => api.deleteDocument(id, documentId) },
] as const

/** Asserts that each flag of a document says what its call is then answered. What the calls are to answer here is open. */
async function saysTruly(context: Context, { id, documentId }: Place): Promise<void> {
  const { copes, check, observe, shows } = context
  for (const { flag, send } of SPOKEN_OF) {
    const said = (await documentOf(context, id, documentId))[flag]
    if (isAbsent(said)) throw new Inconclusive(`documents[].${flag} shows nothing`)
    const answer = await copes(() => unlessConflicting(() => send(context, { id, documentId })))
    observe(`the call that ${flag} speaks of`, `${answer.status}`)
    const what = `documents[].${flag}, where the call is answered ${answer.status}`
    // What was taken away says nothing any more.
    if (isSuccess(answer)) check.equal(what, said, true)
    else await shows(id, (read) => check.different(what, documentIn(read, documentId)?.[flag], true))
  }
}

for (const { state, deleted } of [
  { state: 'started', deleted: 'document/deleted-after-start' },
  { state: 'paused', deleted: 'document/deleted-in-pause' },
] as const) {
  const rules = [`document/updatable-agrees-${state}`, `document/deletable-agrees-${state}`, deleted] as const
  scenario(rules, `says truly of a document of ${nameIn(state)} whether it can be changed`, async (context) => {
    const place = await withBare(context)
    await context.given.calls.start(place.id)
    if (state === 'paused') await onward(context, place.id, state)
    await settled(context)
    await saysTruly(context, place)
  })
}
