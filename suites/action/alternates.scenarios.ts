import { ifAllowed, sameEmail } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { pausedIfPossible } from '../interface/scenes/advance.ts'
import { fieldAddedLate } from '../interface/scenes/late-addition.ts'
import { actsFirst } from '../interface/scenes/performing.ts'
import { scenario } from '../scenario.ts'
import { checkAllLeft, onceAsked, STATE, tasksFor } from './asked-tasks.ts'

/** The first of two alternate signers of a field has signed. The second one, or `other`, has another field. */
async function alternateSpared(context: Context, other?: string, field: Args = {}) {
  const { given, people } = context
  const { id, documentId, signer, fieldId } = await given.startable({}, field)
  const spared = people.email()
  await given.calls.addSigner(id, { signer: spared, field: fieldId })
  const own = await given.signer(id, documentId, { signer: other ?? spared, field: { y: 300 } })
  await given.calls.start(id)
  await onceAsked(context, id, own.signer, [own.fieldId])
  await actsFirst(context, id, signer)
  const isSpared: Look = (read) => {
    for (const { state } of tasksFor(read, spared, fieldId)) context.check.different(STATE, state, 'todo')
  }
  return { id, spared, fieldId, isSpared, ownField: own.fieldId }
}

scenario(['action/alternate-not-todo', 'action/alternate-state'], 'spares the other alternate', async (context) => {
  const { id, spared, fieldId, isSpared } = await alternateSpared(context)
  await staysTrue(context, id, isSpared)
  const [task] = tasksFor(await context.given.read(id), spared, fieldId)
  context.observe('task of an alternate signer once another signer has signed', task?.['state'])
})

scenario('action/alternate-not-todo', 'spares the other alternate who was to give a visa', async (context) => {
  context.dependsOn('signature/alternates-held', 'signature/visa-assigned', 'signature/visa-task', 'field/created-visa')
  creatableOf(context, ['visa'])
  const { id, isSpared } = await alternateSpared(context, context.people.email(), { type: 'visa' })
  await staysTrue(context, id, isSpared)
})

/** A transaction that shows that an alternate signer is spared. A third person has another field. */
async function onceSpared(context: Context) {
  const scene = await alternateSpared(context, context.people.email())
  await onceShown(context, scene.id, scene.isSpared, 'action/alternate-not-todo')
  return scene
}

scenario('action/alternate-not-todo-stays', 'still spares an alternate signer in a pause', async (context) => {
  const { id, isSpared } = await onceSpared(context)
  await pausedIfPossible(context, id, 'a partly signed transaction')
  await staysTrue(context, id, isSpared)
})

scenario('action/alternate-not-todo-stays', 'still spares an alternate when another is assigned', async (context) => {
  const { id, isSpared } = await onceSpared(context)
  const { fieldId: field } = await fieldAddedLate(context, id)
  await ifAllowed(
    () => context.api.addSigner(id, { signer: context.people.email(), field }),
    'no signer can be assigned after a signature',
  )
  await staysTrue(context, id, isSpared)
})

scenario('action/alternate-not-todo-again', 'still spares an alternate who gets another field', async (context) => {
  const { id, spared, isSpared } = await onceSpared(context)
  const { fieldId: field } = await fieldAddedLate(context, id)
  await ifAllowed(
    () => context.api.addSigner(id, { signer: spared, field }),
    'an alternate signer who is spared cannot be assigned another field',
  )
  await onceAsked(context, id, spared, [field])
  await staysTrue(context, id, isSpared)
})

scenario('action/alternate-other-field-todo', 'leaves the own task of an alternate to be done', async (context) => {
  const { id, spared, ownField } = await alternateSpared(context)
  await staysTrue(context, id, (read) => checkAllLeft(context, read, tasksFor(read, spared, ownField)))
})

scenario('action/alternate-other-field-todo', 'does not skip the review of a spared alternate', async (context) => {
  const { given, people, check } = context
  const { id, documentId, signer, fieldId } = await given.startable()
  const spared = people.email()
  await given.calls.addSigner(id, { signer: spared, field: fieldId })
  const { signer: recipient } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.reviewer(id, recipient, spared)
  await given.calls.start(id)
  const reviewsIn = (read: JsonObject) =>
    tasksOf(read, spared).filter((task) => sameEmail(recipient, task['recipient']))
  await onceShown(context, id, (read) => check.present('review task', reviewsIn(read)), 'review/task-recipient')
  await actsFirst(context, id, signer)
  await staysTrue(context, id, (read) => {
    check.present('review task', reviewsIn(read))
    for (const { state } of reviewsIn(read)) for (const over of ['skipped', 'done']) check.different(STATE, state, over)
  })
})
