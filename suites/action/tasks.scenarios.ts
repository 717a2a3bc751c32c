import { DAY, isAbsent, isObject, isSuccess, MINUTE, unlessConflicting } from '../../helpers/engine/index.ts'
import type { Args, Context } from '../../helpers/engine/index.ts'
import { actionsOf, participantsOf, tasksOf } from '../interface/reads/people.ts'
import { advance, updatedIfPossible } from '../interface/scenes/advance.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { actionIn, doneIn, tasksIn } from '../interface/reads/tasks.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { startWith } from '../interface/scenes/start-with.ts'
import { scenario } from '../scenario.ts'
import { checkAllLeft, onceAsked, STATE, tasksFor } from './asked-tasks.ts'
import { startedWithReviewer } from './scene.ts'
import { checkDone, performedTasks } from '../interface/reads/performed-tasks.ts'
import { allAct, performs, signedByOne } from '../interface/scenes/performing.ts'
import { startedWithTwoSigners, type startedWithTwoDocuments } from '../interface/scenes/performing.ts'

/** A started transaction with one signer of two fields, each in its own document. */
async function ofTwoFields({ given }: Context) {
  const { id, signer, fieldId } = await given.startable()
  const other = await given.signer(id, await given.anotherDocument(id), { signer })
  await given.calls.start(id)
  return { id, signer, fields: [fieldId, other.fieldId] }
}

scenario('action/task-todo-after-start', 'shows all tasks of the only signer as todo', async (context) => {
  const { id, signer, fields } = await ofTwoFields(context)
  await onceAsked(context, id, signer, fields)
  await context.shows(id, (read) => {
    const tasks = tasksOf(read, signer)
    checkAllLeft(context, read, tasks)
    const states = tasks.map(({ state }) => state)
    context.check.that(STATE, states.includes('todo'), 'todo for one task', states)
  })
})

for (const { what, field } of [
  { what: 'a signature', field: {} },
  { what: 'a visa', field: { type: 'visa' } },
])
  scenario('action/task-done-signed', `shows the task of ${what} as done after the signer acted`, async (context) => {
    const { id, signer } = await context.given.startable({}, field)
    await startWith(context, id, field)
    await performs(context, id, signer)
    await context.shows(id, (read) => checkDone(context, read, signer))
  })

scenario('action/task-done-each-field', 'shows both tasks of a signer with two fields as done', async (context) => {
  context.dependsOn('action/task-done-signed')
  const { id, signer } = await ofTwoFields(context)
  await performs(context, id, signer)
  await context.shows(id, (read) => checkDone(context, read, signer))
})

/** A transaction whose reviewer has reviewed the documents of the signer. */
async function reviewed(context: Context) {
  const started = await startedWithReviewer(context)
  return { ...started, read: await performs(context, started.id, started.reviewer) }
}

scenario('action/task-done-reviewed', 'shows the task of a reviewer who reviewed as done', async (context) => {
  const { id, reviewer } = await reviewed(context)
  await context.shows(id, (read) => checkDone(context, read, reviewer))
})

scenario('action/task-done-names-field', 'names the fields that were signed', async (context) => {
  const { id, acted } = await signedByOne(context)
  await context.shows(id, (read) => {
    for (const { field } of performedTasks(context, read, acted.signer))
      context.check.equal('actions[].tasks[].field of a task that is done', field, acted.fieldId)
  })
})

/** A transaction in which one of two signers has signed and reads show that task as done. */
async function doneByOne(context: Context, args: Args = {}) {
  const { id, acted, left } = await signedByOne(context, startedWithTwoSigners(context, args))
  await onceShown(context, id, (read) => checkDone(context, read, acted.signer), 'action/task-done-signed')
  return { id, acted, left }
}

scenario('action/task-done-stays', 'still shows the first task as done when the second is done', async (context) => {
  const { id, acted, left } = await doneByOne(context)
  await performs(context, id, left.signer)
  await staysTrue(context, id, (read) => checkDone(context, read, acted.signer))
})

scenario('action/task-done-stays-with-signer', 'still shows a task as done when a signer is added', async (context) => {
  const { id, acted } = await doneByOne(context)
  await addedLate(context, async () => context.given.signer(id, await context.given.anotherDocument(id)))
  await staysTrue(context, id, (read) => checkDone(context, read, acted.signer))
})

scenario('action/task-done-stays-stopped', 'keeps a task done after a pause and a cancellation', async (context) => {
  const { id, acted } = await doneByOne(context)
  const staysDone = () => staysTrue(context, id, (read) => checkDone(context, read, acted.signer))
  // The document does not say in which states a pause is accepted, so a refusal is fine.
  if (isSuccess(await unlessConflicting(() => context.api.pause(id)))) {
    await onceShown(context, id, ({ state }) => context.check.equal('state', state, 'paused'))
    await staysDone()
  }
  await advance(context, id, 'cancelled')
  await staysDone()
})

scenario('action/task-done-stays-updated', 'keeps a task done when its transaction is updated', async (context) => {
  const { id, acted } = await doneByOne(context)
  await updatedIfPossible(context, id)
  await staysTrue(context, id, (read) => checkDone(context, read, acted.signer))
})

scenario('action/task-done-stays-expired', 'keeps a task done when the transaction expires', async (context) => {
  const { id, acted } = await doneByOne(context, { duration: DAY / MINUTE })
  await advance(context, id, 'expired')
  await staysTrue(context, id, (read) => checkDone(context, read, acted.signer))
})

scenario('action/task-not-done-expired', 'shows no task as done if nobody acts before the expiry', async (context) => {
  const { id } = await context.given.started({ duration: DAY / MINUTE })
  await advance(context, id, 'expired')
  await staysTrue(context, id, (read) => context.check.equal('number of tasks with state done', doneIn(read), 0))
})

scenario('action/task-todo-until-performed', 'leaves a task to be done if its signer did not sign', async (context) => {
  const { id, left } = await signedByOne(context)
  await onceAsked(context, id, left.signer, [left.fieldId])
  await staysTrue(context, id, (read) => checkAllLeft(context, read, tasksFor(read, left.signer, left.fieldId)))
})

/** A started transaction with two documents, whose fields have the same name and different signers. */
async function ofNamesakes({ api, given, people, notExercised }: Context): ReturnType<typeof startedWithTwoDocuments> {
  const name = people.word()
  const { id, ...first } = await given.startable({}, { name })
  const documentId = await given.anotherDocument(id)
  const { body } = await api.addField(id, documentId, { name, page: 1, x: 100, y: 100 })
  // A field may be named by its name in an assignment, so a service may want different names.
  if (!isObject(body) || isAbsent(body['id'])) return notExercised('two fields cannot have the same name')
  const second = { id, documentId, signer: people.email(), fieldId: String(body['id']) }
  await given.calls.addSigner(id, { signer: second.signer, field: second.fieldId })
  await given.calls.start(id)
  return { id, first: { id, ...first }, second }
}

scenario('action/task-todo-until-performed', 'does not skip a field named like a signed one', async (context) => {
  const { id, left } = await signedByOne(context, ofNamesakes(context))
  await onceAsked(context, id, left.signer, [left.fieldId])
  await staysTrue(context, id, (read) => checkAllLeft(context, read, tasksFor(read, left.signer, left.fieldId)))
})

scenario('action/both-types-performed', 'leaves nothing to do for a signer who also reviews', async (context) => {
  context.dependsOn('action/task-done-signed', 'action/task-done-reviewed', 'review/closes-after-reviewers')
  const { given, check } = context
  const { id, documentId, signer: recipient } = await given.startable()
  const { signer: both, fieldId } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.reviewer(id, recipient, both)
  await given.calls.start(id)
  await onceAsked(context, id, both, [fieldId])
  await allAct(context, id)
  await staysTrue(context, id, (read) => {
    for (const { state } of tasksOf(read, both)) check.different(STATE, state, 'todo')
  })
})

scenario('action/task-of-removed-signer', 'shows no todo task to a signer who was removed', async (context) => {
  const { id, documentId, fieldId, signer } = await context.given.startable()
  const removed = await context.given.signer(id, documentId, { field: { y: 300 } })
  await context.given.calls.addSigner(id, { signer: removed.signer, field: removed.fieldId, delete: true })
  await context.given.calls.start(id)
  await onceAsked(context, id, signer, [fieldId])
  await staysTrue(context, id, (read) => {
    for (const task of tasksIn(read).filter(({ field }) => field === removed.fieldId))
      context.check.different(`${STATE} for the field`, task['state'], 'todo')
  })
})

scenario('action/task-of-removed-signer', 'shows no todo task of a removed alternate signer', async (context) => {
  const { given, people, check } = context
  const { id, documentId } = await given.startable()
  const { signer, fieldId: field } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.addSigner(id, { signer, field, delete: true })
  const next = people.email()
  await given.calls.addSigner(id, { signer: next, field })
  await given.calls.start(id)
  await onceAsked(context, id, next, [field])
  await staysTrue(context, id, (read) => {
    for (const task of tasksFor(read, signer, field)) check.different(`${STATE} for the field`, task['state'], 'todo')
  })
})

scenario('action/queue', 'records whether the signer or the reviewer can act first', async (context) => {
  const { id, signer, reviewer } = await startedWithReviewer(context)
  await context.given.actions(id)
  const read = await context.given.read(id)
  for (const [who, email] of Object.entries({ signer, reviewer })) {
    const [action] = actionsOf(read, email)
    const canAct = action !== undefined && (await context.control.act(String(action['id']), { outcome: 'done' }))
    context.observe(`the ${who} could act first`, canAct)
    if (canAct) return
  }
})

scenario('action/states-acted', 'records the states once one of two has acted', async (context) => {
  const { action, read, acted, left } = await signedByOne(context)
  context.observe('action of the signer who has acted', actionIn(read, action)?.['state'])
  context.observe('signer who has acted', participantsOf(read, acted.signer)[0]?.['state'])
  context.observe('action of the signer who has not acted', actionsOf(read, left.signer)[0]?.['state'])
})
