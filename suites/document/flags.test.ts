import type { Answer } from '../../helpers/http/exchange.ts'
import { isSuccess } from '../../helpers/http/exchange.ts'
import { unlessConflicting } from '../../helpers/judge/requests.ts'
import { Inconclusive } from '../../helpers/outcome/errors.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { isAbsent } from '../../helpers/values/json.ts'
import { DAY, MINUTE } from '../../helpers/values/time.ts'
import { onward } from '../interface/onward.ts'
import { startAndEnd } from '../interface/refused-when-ended.ts'
import { ENDED, nameIn } from '../interface/states.ts'
import { settled, stays } from '../interface/stays.ts'
import { scenario } from '../scenario.ts'
import { anotherDocument, documentIn, documentOf } from './document-writes.ts'
import { reviewedDocuments } from './reviewed-documents.ts'
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
  await stays(context, id, (read) => {
    const value = documentIn(read, documentId)?.[flag]
    if (isAbsent(value)) throw new Inconclusive(`documents[].${flag} shows nothing`)
    context.check.equal(`documents[].${flag}`, value, true)
  })
}

/** Asserts that a flag of a document does not read true: without the document, or without the flag, nothing says so. */
const neverSaysSo = (context: Context, flag: Flag, { id, documentId }: Place): Promise<void> =>
  stays(context, id, (read) => {
    context.check.different(`documents[].${flag}`, documentIn(read, documentId)?.[flag], true)
  })

/** A draft that can be started, and a document in it that has no field. */
async function withBare(context: Context, args = {}): Promise<Place> {
  const { id } = await context.given.startable(args)
  return { id, documentId: await anotherDocument(context, id) }
}

/** The second of two documents that somebody has signed, or reviewed for whoever is to sign them. */
const touched = {
  signed: async (context: Context): Promise<Place> => {
    const { id, documents } = await twoDocuments(context, 'both')
    await context.given.performed(id)
    return { id, documentId: documents[1] }
  },
  reviewed: async (context: Context): Promise<Place> => {
    const { id, documents } = await reviewedDocuments(context, 'both')
    return { id, documentId: documents[1] }
  },
}

scenario('document/updatable-in-draft', 'says that a document of a draft can be updated', async (context) =>
  saysSo(context, 'updatable', await context.given.startable()),
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
  saysSo(context, 'deletable', await withBare(context)),
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
  const lasting = state === 'expired' ? { duration: DAY / MINUTE } : {}

  scenario(
    `document/not-updatable-${state}`,
    `says of no document of ${nameIn(state)} that it can be updated`,
    async (context) => {
      const place = await context.given.startable(lasting)
      await startAndEnd(context, place.id, state)
      await neverSaysSo(context, 'updatable', place)
    },
  )

  scenario(
    `document/not-deletable-${state}`,
    `says of no document of ${nameIn(state)} that it can be deleted`,
    async (context) => {
      const place = await withBare(context, lasting)
      await startAndEnd(context, place.id, state)
      await neverSaysSo(context, 'deletable', place)
    },
  )
}

/** The calls that the flags speak of. */
const SPOKEN_OF = {
  updatable: ({ api, people }: Context, { id, documentId }: Place) =>
    api.updateDocument(id, documentId, { name: people.title() }),
  deletable: ({ api }: Context, { id, documentId }: Place) => api.deleteDocument(id, documentId),
} as const satisfies Record<Flag, (context: Context, place: Place) => Promise<Answer>>

for (const state of ['started', 'paused'] as const) {
  for (const flag of ['updatable', 'deletable'] as const) {
    scenario(
      `document/${flag}-agrees-${state}`,
      `says truly whether a document of ${nameIn(state)} is ${flag}`,
      async (context) => {
        const { given, copes, check, shows, notExercised } = context
        const place = await withBare(context)
        await given.calls.start(place.id)
        if (state === 'paused') await onward(context, place.id, state)
        await settled(context)
        const said = (await documentOf(context, place.id, place.documentId))[flag]
        if (isAbsent(said)) notExercised(`documents[].${flag} shows nothing`)
        const answer = await copes(() => unlessConflicting(() => SPOKEN_OF[flag](context, place)))
        const look = (value: unknown) =>
          check.equal(`documents[].${flag}, where the call was answered ${answer.status}`, value, isSuccess(answer))
        // What was taken away says nothing any more.
        if (isSuccess(answer)) look(said)
        else await shows(place.id, (read) => look(documentIn(read, place.documentId)?.[flag]))
      },
    )
  }
}
