import { setTimeout as sleep } from 'node:timers/promises'
import { objectsIn, type Context, type JsonObject, type Look } from '../../helpers/engine/index.ts'
import { fieldsIn } from '../interface/reads/fields.ts'
import { actionsOf, participantsOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { onceOpened, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { tasksIn } from '../interface/reads/tasks.ts'
import { startWith } from '../interface/scenes/start-with.ts'
import { scenario, slowScenario } from '../scenario.ts'
import { onEach, startedWithReviewer } from './scene.ts'
import { actionMembers } from './shape.ts'

const { started, reviewed, acted } = actionMembers

scenario(started.ids, 'shows the members of actions as documented', async (context) => {
  const { id, signer } = await context.given.startable()
  await context.given.calls.start(id)
  await context.given.actions(id)
  await onceOpened(context, id, signer)
})

scenario(reviewed.ids, 'shows the members of a review task as documented', async (context) => {
  const { id } = await startedWithReviewer(context)
  await context.given.actions(id)
})

scenario(acted.ids, 'shows the members of a performed action as documented', async ({ given }) => {
  const { id } = await given.startedByTwo()
  await given.performed(id)
})

scenario('action/actor-participant', 'shows only actions of participants', async (context) => {
  const { id } = await startedWithReviewer(context)
  await context.given.actions(id)
  await context.shows(id, (read) => {
    context.check.present('actions', objectsIn(read, 'actions'))
    for (const { actor } of objectsIn(read, 'actions'))
      context.check.present(`participant ${String(actor)}, the actor of an action`, participantsOf(read, String(actor)))
  })
})

/** Starts a transaction, and asserts that each task that names a field names one of the transaction. */
async function startsAndNamesFields(context: Context, id: string): Promise<void> {
  await context.given.calls.start(id)
  const namingFields = (read: JsonObject) => tasksIn(read).filter(({ field }) => typeof field === 'string')
  await onEach(context, id, 'tasks with a field', namingFields, ({ field }, read) => {
    const known = fieldsIn(read).map((one) => one['id'])
    context.check.oneOf('actions[].tasks[].field', field, known)
  })
}

scenario('action/task-field-known', 'names fields of the transaction in its tasks', async (context) => {
  const { id, documentId } = await context.given.startable({}, { name: 'lessee' })
  await context.given.signer(id, documentId, { field: { y: 300, type: 'visa', name: 'lessor' } })
  await startsAndNamesFields(context, id)
})

scenario('action/task-field-known', 'names fields of the transaction after one moved', async (context) => {
  const { api, given, witness } = context
  const { id, documentId, fieldId } = await given.startable()
  await given.signer(id, documentId, { field: { y: 300 } })
  const other = await given.anotherDocument(id)
  await witness('moving a field with a signer', () => api.addField(id, other, { move_from: fieldId }))
  await startsAndNamesFields(context, id)
})

for (const { what, field } of [
  { what: 'a signature field', field: {} },
  { what: 'a visa field', field: { type: 'visa' } },
])
  scenario('action/task-type-of-field', `shows the type signature for the task of ${what}`, async (context) => {
    const { id, fieldId } = await context.given.startable({}, field)
    await startWith(context, id, field)
    const ofField = (read: JsonObject) => tasksIn(read).filter((task) => task['field'] === fieldId)
    await onEach(context, id, 'tasks of the field', ofField, ({ type }) =>
      context.check.equal(`actions[].tasks[].type of ${what}`, type, 'signature'),
    )
  })

/** The ids of the actions, sorted, because their order in a response is free. */
const idsIn = (read: JsonObject) =>
  objectsIn(read, 'actions')
    .map(({ id }) => String(id))
    .toSorted()

/** Starts a transaction with two signers and waits until it shows an action of each. */
async function ofTwoActions(context: Context) {
  const { id, first, second } = await startedWithTwoSigners(context)
  const areThere: Look = (read) => {
    for (const { signer } of [first, second]) context.check.present(`actions of ${signer}`, actionsOf(read, signer))
  }
  await onceShown(context, id, areThere, 'action/task-of-its-signer')
  return id
}

scenario('action/ids-differ', 'gives two actions different ids', async (context) => {
  const id = await ofTwoActions(context)
  await context.shows(id, (read) => {
    const ids = idsIn(read)
    context.check.equal(`number of different ids of ${ids.length} actions[]`, new Set(ids).size, ids.length)
  })
})

scenario('action/id-stays-with-signer', 'still shows the actions of a signer after an addition', async (context) => {
  context.dependsOn('signature/signer-after-start', 'action/id-stays')
  const { id, documentId, signer } = await context.given.startable()
  await context.given.calls.start(id)
  const idsOf = (read: JsonObject) => actionsOf(read, signer).map((action) => String(action['id']))
  const isThere: Look = (read) => context.check.present('actions[] of the signer', idsOf(read))
  const before = idsOf(await onceShown(context, id, isThere, 'action/of-signer-after-start'))
  await context.given.signer(id, documentId, { field: { y: 300 } })
  await staysTrue(context, id, (read) => {
    const ids = idsOf(read)
    const areKept = before.every((one) => ids.includes(one))
    context.check.that('actions[].id of the first signer', areKept, `with ${before.join(', ')}`, ids)
  })
})

slowScenario('action/id-stays', 'shows the same actions in every reading', async (context) => {
  const id = await ofTwoActions(context)
  await settled(context)
  let before: readonly string[] | undefined
  // The first of two consecutive readings may still show the transaction before its start.
  await context.shows(id, (read) => {
    context.check.equal('state', read['state'], 'started')
    const last = before
    before = idsIn(read)
    context.check.equal('actions[].id', before, last)
  })
  // Ids that are made from the second of the reading differ now.
  await sleep(1_100)
  await context.shows(id, (read) => context.check.equal('actions[].id', idsIn(read), before))
})
