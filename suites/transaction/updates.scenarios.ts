import { DAY, Inconclusive, isAbsent, isSuccess, MINUTE, objectsIn } from '../../helpers/engine/index.ts'
import { unlessConflicting } from '../../helpers/engine/index.ts'
import type { Args, JsonObject } from '../../helpers/engine/index.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { onceComplete, fullArgs, withFullArgs } from '../interface/scenes/full-transaction.ts'
import { contentOf, onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { stalledByOneOfTwo } from '../interface/scenes/stalled.ts'
import { scenario } from '../scenario.ts'
import { assertActionsStay, assertStays, drafted, partlySigned, started } from './filled.ts'
import { valueAt } from './value-at.ts'

for (const [what, make, state] of [
  ['draft', drafted, 'draft'],
  ['started', started, 'started'],
  ['partly-signed', partlySigned, 'started'],
] as const) {
  const title = `keeps the contents of a ${what} transaction when its metadata is updated`
  scenario(`transaction/content-stays-update-${what}`, title, async (context) => {
    const [id, args] = await make(context)
    if (state === 'started') await context.given.actions(id)
    const before = await onceComplete(context, id, args, state)
    await context.given.calls.update(id, { metadata: { purpose: 'sale' } })
    await assertStays(context, id, before, 'after an update of the metadata', ['metadata'])
    if (state === 'started') await assertActionsStay(context, id, before)
  })
}

// Each update may affect only members that are still compared, so the order is reversed as well.
for (const isReversed of [false, true]) {
  const title = `keeps other members while it updates each${isReversed ? ' in reverse order' : ''}`
  scenario('transaction/content-stays-update-draft', title, async (context) => {
    const { folder_id, ...others } = fullArgs(context)
    const [{ id }, args] = await withFullArgs(context, context.given.startable, others)
    const before = await onceComplete(context, id, args)
    const updates: Args[] = [
      { private: true },
      ...(Array.isArray(args['watchers']) ? [{ watchers: args['watchers'].slice(0, 1) }] : []),
      { carbon_copy_message: 'Another message' },
      { carbon_copies: [context.people.email()] },
      { name: context.people.title() },
      { carbon_copy_subject: 'Another subject' },
      ...(folder_id === undefined ? [] : [{ folder_id }]),
      { language: 'en' },
    ]
    // A member is no longer compared after its update, because a reading may still show its old value.
    const left = ['folder_name']
    let accepted = 0
    const first = isReversed ? { expires_at: iso(ahead(context, 3 * DAY)) } : { duration: (2 * DAY) / MINUTE }
    for (const update of [first, ...(isReversed ? updates.toReversed() : updates)]) {
      left.push(...Object.keys(update).filter((name) => name !== 'private'))
      // Other rules report a refused update.
      if (!isSuccess(await unlessConflicting(() => context.api.update(id, update)))) continue
      accepted += 1
      await assertStays(context, id, before, `after an update of ${Object.keys(update).join()}`, left)
    }
    if (accepted === 0) throw new Inconclusive('every update is refused')
  })
}

scenario('transaction/content-stays-update-entity', 'keeps the rest in an update of the entity', async (context) => {
  const [{ id }, args] = await withFullArgs(context, context.given.startable)
  const before = await onceComplete(context, id, args)
  await context.given.calls.update(id, { issuing_entity_id: context.fact('issuing-entity') })
  // By default, the sender's name may depend on the entity.
  await assertStays(context, id, before, 'after an update of the entity', ['issuing_entity', 'sender_name_display'])
})

scenario('transaction/content-stays-update-started', 'keeps other members of a started one', async (context) => {
  const { folder_id: _, watchers: __, ...others } = fullArgs(context)
  const [{ id }, args] = await withFullArgs(context, context.given.started, others)
  const before = await onceComplete(context, id, args, 'started')
  const left: string[] = []
  const [expires_at, name] = [iso(ahead(context, 3 * DAY)), context.people.title()]
  for (const update of [{ expires_at }, { name }, { carbon_copy_message: 'Another message' }, { language: 'en' }]) {
    // The target decides which updates are compatible with a started transaction.
    if (!isSuccess(await unlessConflicting(() => context.api.update(id, update)))) continue
    left.push(...Object.keys(update))
    await assertStays(context, id, before, `after an update of ${Object.keys(update).join()}`, left)
  }
  if (left.length === 0) context.notExercised('the target accepts no update after the start')
})

scenario('transaction/content-stays-update-stalled', 'keeps the flags of a stalled one', async (context) => {
  const { check, given } = context
  const { id } = await stalledByOneOfTwo(context)
  const isFlagged = (read: JsonObject) => check.equal('stalled', read['stalled'], true)
  const before = await onceShown(context, id, isFlagged, 'transaction/stalled-true-one-of-several')
  await given.calls.update(id, { metadata: { purpose: 'sale' } })
  await staysTrue(context, id, (read) => {
    isFlagged(read)
    for (const member of ['stalled_at', 'stalled_reason'])
      if (!isAbsent(before[member])) check.kept(member, read[member], before[member])
    const flags = objectsIn(read, 'actions').map(({ stalled }) => stalled)
    check.that('actions[].stalled', flags.includes(true), 'true for one action', flags)
  })
})

scenario('transaction/creator-stays-update', 'keeps the creator if another key updates it', async (context) => {
  const { apiWithSecondKey, given, check } = context
  const { id } = await given.draft({ private: false })
  const path = 'creator.api_key_name'
  const name = contentOf(path, valueAt(await given.read(id), path), 'transaction/creator-api-key-name-shown')
  await given.success(() => apiWithSecondKey().update(id, { metadata: { purpose: 'sale' } }))
  await staysTrue(context, id, (read) => check.equal(path, valueAt(read, path), name))
})
