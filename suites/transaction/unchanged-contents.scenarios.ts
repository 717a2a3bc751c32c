import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isObject, objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { advance } from '../interface/scenes/advance.ts'
import { onceWhole, fullArgs } from '../interface/scenes/full-transaction.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

const CONSENT = { consents: ['I accept the terms.'] }

/** A transaction that was told all that it can be told, and the arguments. */
type Rich = readonly [id: string, args: Args]

const drafted = async (context: Context): Promise<Rich> => {
  const args = fullArgs(context)
  return [(await context.given.startable(args, CONSENT)).id, args]
}

const started = async (context: Context): Promise<Rich> => {
  const args = fullArgs(context)
  return [(await context.given.started(args, CONSENT)).id, args]
}

const partlySigned = async (context: Context): Promise<Rich> => {
  const args = fullArgs(context)
  const { id } = await context.given.startedByTwo(args)
  await context.given.performed(id)
  return [id, args]
}

/** The name of the key that created a transaction, as it shows. */
const creatorName = (creator: unknown): unknown => (isObject(creator) ? creator['api_key_name'] : undefined)

/** What moves set, and what rules of their own tell of. */
const MOVED = ['state', 'duration', 'started_at', 'expires_at']

/** Asserts that the content is what it was, once all must have taken effect. */
async function assertStays(context: Context, id: string, before: JsonObject, when: string, but: readonly string[]) {
  await settled(context)
  await context.shows(id, (now) => context.sameContent(before, now, when, { but: [...MOVED, ...but] }))
}

/** Asserts that the actions of before are there: new ones may come, and what they show is up to time and people. */
async function assertActionsStay({ shows, check }: Context, id: string, before: JsonObject): Promise<void> {
  const idsIn = (read: JsonObject) => objectsIn(read, 'actions').map((action) => action['id'])
  await shows(id, (now) => {
    const ids = idsIn(now)
    // In a pause nobody has access, so there may be nothing to do either.
    if (now['state'] === 'paused' && ids.length === 0) return
    for (const one of idsIn(before)) check.that('actions[].id', ids.includes(one), `one that is ${String(one)}`, ids)
  })
}

scenario('transaction/content-stays-start', 'keeps what a draft holds when it is started', async (context) => {
  const [id, args] = await drafted(context)
  const before = await onceWhole(context, id, args)
  await context.given.calls.start(id)
  await context.given.reached(id, 'started')
  await assertStays(context, id, before, 'after the start', [])
})

scenario('transaction/content-stays-pause', 'keeps what a transaction holds when it is paused', async (context) => {
  const [id, args] = await started(context)
  await context.given.actions(id)
  const before = await onceWhole(context, id, args, 'started')
  await advance(context, id, 'paused')
  await assertStays(context, id, before, 'after the pause', [])
  await assertActionsStay(context, id, before)
})

/** What an end may set. What participants consented to shows once they act. */
const ENDING = ['closed_at', 'cancel_code', 'cancel_reason', 'collected']

const ends = [
  // What cannot be downloaded any more may be out of sight, and with it what was to be done in it.
  { move: 'cancel', state: 'cancelled', but: [...ENDING, 'documents', 'instructions'] },
  { move: 'expiry', state: 'expired', but: ENDING },
  // What was signed may be flat.
  { move: 'closing', state: 'closed', but: [...ENDING, 'documents[].fields'] },
  { move: 'completion', state: 'completed', but: [...ENDING, 'documents[].fields'] },
] as const

for (const { move, state, but } of ends) {
  scenario(
    `transaction/content-stays-${move}`,
    `keeps what a transaction holds when it is ${state}`,
    async (context) => {
      const [id, args] = await started(context)
      const before = await onceWhole(context, id, args, 'started')
      await advance(context, id, state)
      await assertStays(context, id, before, `once it is ${state}`, but)
    },
    // What the closing takes is not there at the completion either.
    move === 'completion' ? ['transaction/content-stays-closing'] : [],
  )
}

const updated = [
  { what: 'draft', rich: drafted, state: 'draft' },
  { what: 'started', rich: started, state: 'started' },
  { what: 'partly-signed', rich: partlySigned, state: 'started' },
] as const

for (const { what, rich, state } of updated) {
  const title = `keeps what a ${what} transaction holds when its metadata are updated`
  scenario(`transaction/content-stays-update-${what}`, title, async (context) => {
    const [id, args] = await rich(context)
    if (state === 'started') await context.given.actions(id)
    const before = await onceWhole(context, id, args, state)
    await context.given.calls.update(id, { metadata: { purpose: 'sale' } })
    await assertStays(context, id, before, 'after an update of the metadata', ['metadata'])
    if (state === 'started') await assertActionsStay(context, id, before)
  })
}

scenario(
  'transaction/content-stays-update-draft',
  'keeps all else when one argument after another is updated',
  async (context) => {
    const { folder_id, ...args } = fullArgs(context)
    const { id } = await context.given.startable(args)
    const before = await onceWhole(context, id, args)
    const updates: Args[] = [
      { private: true },
      { carbon_copies: [context.people.email()] },
      { carbon_copy_subject: 'Another subject' },
      ...(folder_id === undefined ? [] : [{ folder_id }]),
      { language: 'en' },
    ]
    // What was updated once is left to itself from then on, as a reading may still show it as it was.
    const left = ['folder_name']
    for (const update of updates) {
      left.push(...Object.keys(update).filter((name) => name !== 'private'))
      await context.given.calls.update(id, update)
      await assertStays(context, id, before, `after an update of ${Object.keys(update).join()}`, left)
    }
  },
)

scenario('transaction/creator-stays-update', 'keeps the creator when another key updates', async (context) => {
  const { apiWithSecondKey, given, check } = context
  const { id } = await given.draft({ private: false })
  const { creator: before } = await given.read(id)
  const name = contentOf('creator.api_key_name', creatorName(before), 'transaction/creator-api-key-name-shown')
  await given.success(() => apiWithSecondKey().update(id, { metadata: { purpose: 'sale' } }))
  await staysTrue(context, id, ({ creator }) => check.equal('creator.api_key_name', creatorName(creator), name))
})
