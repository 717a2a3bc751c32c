import { DAY, isAbsent, MINUTE, objectsIn, ifAllowed } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject } from '../../helpers/engine/index.ts'
import { advance, AFTER_START } from '../interface/scenes/advance.ts'
import { onceComplete, withFullArgs } from '../interface/scenes/full-transaction.ts'
import { creatableOf, fieldIn, givenField } from '../interface/reads/fields.ts'
import { caughtUp, onceShown } from '../interface/reads/once-shown.ts'
import { actionsOf, participantsOf, signaturesOf } from '../interface/reads/people.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { oncePerformed, signedByOne, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { onceStalled } from '../interface/scenes/stalled.ts'
import { scenario } from '../scenario.ts'
import { assertActionsStay, assertStays, drafted, started } from './filled.ts'
import { valueAt } from './value-at.ts'

scenario('transaction/content-stays-start', 'keeps the contents of a draft when it is started', async (context) => {
  const [id, args] = await drafted(context)
  const before = await onceComplete(context, id, args)
  await context.given.calls.start(id)
  await context.given.reached(id, 'started')
  await assertStays(context, id, before, 'after the start', [])
})

/** The rules that a transaction shows its fields and its signers. */
const CONTENTS = [
  'transaction/documents-hold-field',
  'transaction/participants-hold-signer',
  'transaction/instructions-hold-signature',
] as const

/** Whether a transaction shows a signer with an instruction. */
const holds = (read: JsonObject, signer: string): true | undefined =>
  (participantsOf(read, signer).length > 0 && signaturesOf(read, signer).length > 0) || undefined

scenario('transaction/content-stays-start', 'keeps a visa and a text when a draft is started', async (context) => {
  const { api, given, people, check } = context
  const { id, documentId, signer } = await given.startable()
  const fields: string[] = []
  const visas: string[] = []
  for (const type of creatableOf(context, ['visa', 'text'])) {
    const more = type === 'text' ? { tooltip: 'Your name', value: 'A name' } : { consents: ['I have read it.'] }
    const field = await givenField(context, { id, documentId }, type, { y: 300 + 100 * fields.length, ...more })
    fields.push(field.id)
    if (type !== 'visa') continue
    visas.push(people.email())
    await given.calls.addSigner(id, { signer: String(visas.at(-1)), field: field.id })
  }
  const areThere = (read: JsonObject) => {
    for (const one of fields) check.present(`field ${one}`, fieldIn(read, one))
    for (const one of [signer, ...visas]) check.present(`participant and signature of ${one}`, holds(read, one))
  }
  const before = await onceShown(context, id, areThere, CONTENTS)
  // The document does not say whether a field that nobody is assigned to prevents the start.
  await ifAllowed(() => api.start(id), 'a draft with a text field cannot be started')
  await given.reached(id, 'started')
  await assertStays(context, id, before, 'after the start', [])
})

scenario('transaction/content-stays-pause', 'keeps the contents of a paused transaction', async (context) => {
  const [id, args] = await started(context)
  await context.given.actions(id)
  const before = await onceComplete(context, id, args, 'started')
  await advance(context, id, 'paused')
  await assertStays(context, id, before, 'after the pause', [])
  await assertActionsStay(context, id, before)
})

for (const { move, given: starting, state } of [
  { move: 'start', given: 'startable', state: 'started' },
  { move: 'cancel', given: 'started', state: 'cancelled' },
] as const)
  scenario(`transaction/content-stays-${move}`, `keeps a changed name through a ${move}`, async (context) => {
    context.dependsOn('transaction-arguments/name-kept-update', 'lifecycle/name-before-task-done')
    const { given, people, check } = context
    const { id } = await given[starting]({ name: people.title() })
    const name = people.title()
    const isRenamed = (read: JsonObject) => check.equal('name', read['name'], name)
    await given.calls.update(id, { name })
    await onceShown(context, id, isRenamed, 'transaction-arguments/name-kept-update')
    await given.calls[move](id)
    await given.reached(id, state)
    await staysTrue(context, id, isRenamed)
  })

for (const state of AFTER_START)
  scenario(
    `transaction/participant-completed-stays-${state}`,
    `keeps a participant who has signed completed, once ${state}`,
    async (context) => {
      const { api, given, check, notExercised } = context
      const { id, acted } = await signedByOne(context, startedWithTwoSigners(context, { duration: DAY / MINUTE }))
      const statesOf = (read: JsonObject) => participantsOf(read, acted.signer).map((one) => one['state'])
      // The document does not say when a participant is completed.
      if (!statesOf(await caughtUp(context, id)).includes('completed'))
        notExercised('a participant who has signed is not shown as completed')
      if (state === 'paused' || state === 'cancelled') {
        const change = () => api[state === 'paused' ? 'pause' : 'cancel'](id)
        await ifAllowed(change, `a partly signed transaction cannot be ${state}`)
        await given.reached(id, state)
      } else await advance(context, id, state)
      await staysTrue(context, id, (read) => {
        for (const shown of statesOf(read))
          check.different('participants[].state of the participant who has signed', shown, 'open')
      })
    },
  )

/** The transaction, once it shows that a participant has written. */
const onceConversing = (context: Context, id: string): Promise<JsonObject> =>
  onceShown(
    context,
    id,
    (read) => context.check.equal('ongoing_conversation', read['ongoing_conversation'], true),
    'transaction/ongoing-conversation-one-of-several',
  )

/** Acts of one of two signers, each with a wait until a transaction shows it. */
const ACTS = [
  { slug: 'signature', outcome: { outcome: 'done' }, onceActed: oncePerformed },
  { slug: 'refusal', outcome: { outcome: 'refused', reason: 'signature_refusal' }, onceActed: onceStalled },
  { slug: 'message', outcome: { outcome: 'message', message: 'When is it my turn?' }, onceActed: onceConversing },
] as const

for (const { slug, outcome, onceActed } of ACTS)
  scenario(`transaction/content-stays-${slug}`, `keeps the contents through a ${slug}`, async (context) => {
    const { check, given, notExercised } = context
    const start = (args: Args) => startedWithTwoSigners(context, args, { consents: ['I accept.'] })
    const [{ id, first, second }, args] = await withFullArgs(context, start)
    const before = await onceComplete(context, id, args, 'started')
    const action = await given.acted(id, outcome)
    const { state } = await onceActed(context, id, action)
    if (state !== 'started') notExercised(`the ${slug} of one of two signers ends the transaction`)
    // Signed documents may change in other members, or show further fields, and an instruction may go once it is followed.
    const isSigned = slug === 'signature'
    await assertStays(context, id, before, `after a ${slug}`, ['documents', ...(isSigned ? ['instructions'] : [])])
    const hasSigned = (signer: string) => isSigned && actionsOf(before, signer).some((one) => one['id'] === action)
    await staysTrue(context, id, (read) => {
      const isShown = (fieldId: string) => fieldIn(read, fieldId) !== undefined
      for (const { signer, fieldId } of [first, second].filter((one) => !hasSigned(one.signer)))
        check.present(`instructions.signatures[] of ${signer}`, signaturesOf(read, signer, fieldId))
      const kept = [first, second].filter(({ signer, fieldId }) => !hasSigned(signer) || isShown(fieldId))
      for (const { fieldId } of kept)
        for (const member of ['id', 'type', 'consents']) {
          const [was, is] = [before, read].map((one) => fieldIn(one, fieldId)?.[member])
          if (!isAbsent(was)) check.kept(`documents[].fields[].${member} of the field ${fieldId}`, is, was)
        }
    })
  })

/**
 * The members that the end of a transaction may change. It may be filed elsewhere; documents may be hidden, and the instructions
 * with them, or an evidence file may be added. `collected` is shown when participants have acted.
 */
const ENDING = ['closed_at', 'cancel_code', 'cancel_reason', 'documents', 'instructions', 'folder_id', 'folder_name']

for (const { move, state } of [
  { move: 'cancel', state: 'cancelled' },
  { move: 'expiry', state: 'expired' },
  { move: 'closing', state: 'closed' },
  { move: 'completion', state: 'completed' },
] as const)
  scenario(`transaction/content-stays-${move}`, `keeps the contents of a ${state} transaction`, async (context) => {
    if (move === 'completion') context.dependsOn('transaction/content-stays-closing')
    const [id, args] = await started(context)
    const before = await onceComplete(context, id, args, 'started')
    await advance(context, id, state)
    await assertStays(context, id, before, `once it is ${state}`, ENDING)
    const was = before['expires_at']
    await context.shows(id, ({ expires_at: at }) => {
      // The document does not say that other ended transactions show it.
      if (state === 'expired' || ![was, at].some(isAbsent)) context.check.kept('expires_at', at, was)
    })
  })

scenario('transaction/content-stays-completion', 'keeps the name of a renamed document', async (context) => {
  context.dependsOn('document/renamed', 'transaction/content-stays-closing')
  const { given, people, check, notShown } = context
  const { id, documentId } = await given.startable()
  const name = people.title()
  await given.calls.updateDocument(id, documentId, { name })
  // A completed transaction may list further documents.
  const nameIn = (read: JsonObject) => objectsIn(read, 'documents').find((one) => one['id'] === documentId)?.['name']
  const isRenamed = (read: JsonObject) =>
    check.equal('documents[].name', nameIn(read) ?? notShown(`the document ${documentId}`), name)
  await onceShown(context, id, isRenamed, 'document/renamed')
  await given.calls.start(id)
  await advance(context, id, 'completed')
  await staysTrue(context, id, isRenamed)
})

/** Asserts that a transaction shows the issuing entity that it was created with. */
const issuedBy =
  ({ check, fact }: Context) =>
  (read: JsonObject): void =>
    check.equal('issuing_entity.id', valueAt(read, 'issuing_entity.id'), fact('issuing-entity'))

scenario('transaction/issuing-entity-stays-started', 'keeps the entity of a started one', async (context) => {
  const { given, fact } = context
  const { id } = await given.startable({ issuing_entity_id: fact('issuing-entity') })
  const isIssued = issuedBy(context)
  await onceShown(context, id, isIssued, 'transaction-arguments/issuing-entity-kept-create')
  await given.calls.start(id)
  await given.reached(id, 'started')
  await staysTrue(context, id, isIssued)
})

scenario('transaction/issuing-entity-stays-cancelled', 'keeps the entity of a cancelled one', async (context) => {
  const { given, check, fact } = context
  const { id } = await given.started({ issuing_entity_id: fact('issuing-entity') })
  const isIssued = issuedBy(context)
  const before = await onceShown(context, id, isIssued, 'transaction-arguments/issuing-entity-kept-create')
  await advance(context, id, 'cancelled')
  await staysTrue(context, id, (read) => {
    isIssued(read)
    const [name, was] = [read, before].map((one) => valueAt(one, 'issuing_entity.name'))
    if (!isAbsent(was)) check.kept('issuing_entity.name', name, was)
  })
})
