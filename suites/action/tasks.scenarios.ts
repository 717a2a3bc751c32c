import { DAY, isAbsent, isObject, isSuccess, MINUTE, sameEmail } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { actionsOf, participantsOf, tasksOf } from '../interface/reads/people.ts'
import { fieldAddedLate } from '../interface/scenes/late-addition.ts'
import { advance, pausedIfPossible } from '../interface/scenes/advance.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { actionIn, checkLeft, doneIn, tasksIn } from '../interface/reads/tasks.ts'
import { startWith } from '../interface/scenes/start-with.ts'
import { scenario } from '../scenario.ts'
import { startedWithReviewer } from './scene.ts'
import { checkDone, performedTasks } from '../interface/reads/performed-tasks.ts'
import { actsFirst, allAct, performs, signedByOne } from '../interface/scenes/performing.ts'
import { startedWithTwoSigners, type startedWithTwoDocuments } from '../interface/scenes/performing.ts'

const STATE = 'actions[].tasks[].state'

/** The tasks of a person for a field. */
const tasksFor = (read: JsonObject, who: string, fieldId: string) =>
  tasksOf(read, who).filter(({ field }) => field === fieldId)

/** Asserts that there are tasks, and that all of them still need performing. */
function checkAllLeft(context: Context, read: JsonObject, tasks: readonly JsonObject[]): void {
  context.check.present('actions[].tasks', tasks)
  for (const task of tasks) checkLeft(context, read, task)
}

/** Waits until a person has a task for each of these fields. */
function onceAsked(context: Context, id: string, who: string, fields: readonly string[]): Promise<JsonObject> {
  const areThere: Look = (read) => {
    for (const field of fields) context.check.present(`tasks for ${field}`, tasksFor(read, who, field))
  }
  return onceShown(context, id, areThere, 'action/task-of-its-signer')
}

/** A started transaction with one signer of two fields, each in its own document. */
async function ofTwoFields({ given }: Context) {
  const { id, signer, fieldId } = await given.startable()
  const { id: documentId } = await given.calls.addDocument(id, { document: await given.file() })
  const other = await given.signer(id, String(documentId), { signer })
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
  const { id: documentId } = await context.given.calls.addDocument(id, { document: await context.given.file() })
  await context.given.signer(id, String(documentId))
  await staysTrue(context, id, (read) => checkDone(context, read, acted.signer))
})

scenario('action/task-done-stays-stopped', 'keeps a task done after a pause and a cancellation', async (context) => {
  const { id, acted } = await doneByOne(context)
  const staysDone = () => staysTrue(context, id, (read) => checkDone(context, read, acted.signer))
  // The document does not say in which states a pause is accepted, so a refusal is fine.
  if (isSuccess(await context.api.pause(id))) {
    await onceShown(context, id, ({ state }) => context.check.equal('state', state, 'paused'))
    await staysDone()
  }
  await advance(context, id, 'cancelled')
  await staysDone()
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

scenario(
  'action/task-todo-until-performed',
  'neither skips nor finishes the task of a signer who did not sign',
  async (context) => {
    const { id, left } = await signedByOne(context)
    await onceAsked(context, id, left.signer, [left.fieldId])
    await staysTrue(context, id, (read) => checkAllLeft(context, read, tasksFor(read, left.signer, left.fieldId)))
  },
)

/** A started transaction with two documents, whose fields have the same name and different signers. */
async function ofNamesakes({ api, given, people, notExercised }: Context): ReturnType<typeof startedWithTwoDocuments> {
  const name = people.word()
  const { id, ...first } = await given.startable({}, { name })
  const documentId = String((await given.calls.addDocument(id, { document: await given.file() })).id)
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

/** The first of two alternate signers of a field has signed. The second one, or `other`, has another field. */
async function alternateSpared(context: Context, other?: string) {
  const { given, people } = context
  const { id, documentId, signer, fieldId } = await given.startable()
  const spared = people.email()
  await given.calls.addSigner(id, { signer: spared, field: fieldId })
  const own = await given.signer(id, documentId, { signer: other ?? spared, field: { y: 300 } })
  await given.calls.start(id)
  await onceAsked(context, id, own.signer, [own.fieldId])
  await actsFirst(context, id, signer)
  return { id, spared, fieldId, ownField: own.fieldId }
}

scenario(['action/alternate-not-todo', 'action/alternate-state'], 'spares the other alternate', async (context) => {
  const { id, spared, fieldId } = await alternateSpared(context)
  await staysTrue(context, id, (read) => {
    for (const task of tasksFor(read, spared, fieldId)) context.check.different(STATE, task['state'], 'todo')
  })
  const [task] = tasksFor(await context.given.read(id), spared, fieldId)
  context.observe('task of an alternate signer once another signer has signed', task?.['state'])
})

/** A transaction that shows that an alternate signer is spared. A third person has another field. */
async function onceSpared(context: Context) {
  const { id, spared, fieldId } = await alternateSpared(context, context.people.email())
  const isSpared: Look = (read) => {
    for (const { state } of tasksFor(read, spared, fieldId)) context.check.different(STATE, state, 'todo')
  }
  await onceShown(context, id, isSpared, 'action/alternate-not-todo')
  return { id, spared, isSpared }
}

scenario('action/alternate-not-todo-stays', 'still spares an alternate signer in a pause', async (context) => {
  const { id, isSpared } = await onceSpared(context)
  await pausedIfPossible(context, id, 'a partly signed transaction')
  await staysTrue(context, id, isSpared)
})

scenario('action/alternate-not-todo-stays', 'still spares an alternate when another is assigned', async (context) => {
  const { id, isSpared } = await onceSpared(context)
  const { fieldId: field } = await fieldAddedLate(context, id)
  if (!isSuccess(await context.api.addSigner(id, { signer: context.people.email(), field })))
    context.notExercised('no signer can be assigned after a signature')
  await staysTrue(context, id, isSpared)
})

scenario('action/alternate-not-todo-again', 'still spares an alternate who gets another field', async (context) => {
  const { api, given, notExercised } = context
  const { id, spared, isSpared } = await onceSpared(context)
  const { id: added } = await given.calls.addDocument(id, { document: await given.file() })
  const { id: field } = await given.calls.addField(id, String(added), { page: 1, x: 100, y: 100 })
  const answer = await api.addSigner(id, { signer: spared, field: String(field) })
  if (!isSuccess(answer)) notExercised('an alternate signer who is spared cannot be assigned another field')
  await onceAsked(context, id, spared, [String(field)])
  await staysTrue(context, id, isSpared)
})

scenario(
  'action/alternate-other-field-todo',
  'neither skips nor finishes the own task of an alternate',
  async (context) => {
    const { id, spared, ownField } = await alternateSpared(context)
    await staysTrue(context, id, (read) => checkAllLeft(context, read, tasksFor(read, spared, ownField)))
  },
)

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
