import { setTimeout as sleep } from 'node:timers/promises'
import { isAbsent, objectsIn, sameEmail, ifAllowed, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { closes } from '../interface/reads/assertions.ts'
import { actionsOf, tasksOf } from '../interface/reads/people.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { actionIn, checkLeft } from '../interface/reads/tasks.ts'
import { scenario, slowScenario } from '../scenario.ts'
import { givenAnotherField, onceTaskShown, withAnotherField } from '../interface/scenes/given-another-field.ts'
import { checkDone, hasClosed } from '../interface/reads/performed-tasks.ts'
import { hasLeft, performs, signedByOne } from '../interface/scenes/performing.ts'

scenario('action/reopened-task', 'shows a task for another field to a signer who has signed', async (context) => {
  const { id, tasksIn } = await givenAnotherField(context)
  await context.shows(id, (read) => context.check.present('actions[].tasks of the new field', tasksIn(read)))
})

scenario('action/reopened-task-todo', 'neither skips nor finishes the new task of a past signer', async (context) => {
  const scene = await givenAnotherField(context)
  await onceTaskShown(context, scene)
  await staysTrue(context, scene.id, (read) => {
    context.check.present('actions[].tasks of the new field', scene.tasksIn(read))
    for (const task of scene.tasksIn(read)) checkLeft(context, read, task)
  })
})

scenario('action/reopened-done-stays', 'still shows the task that was signed before as done', async (context) => {
  const scene = await givenAnotherField(context)
  await onceTaskShown(context, scene)
  await staysTrue(context, scene.id, (now) => {
    const before = scene.tasksIn(now, scene.acted.fieldId)
    // Whether a reopened action shows this task is judged by `action/reopened-done-shown`.
    if (before.length === 0) context.notShown('the task that was performed before')
    for (const { state } of before) context.check.equal('actions[].tasks[].state', state, 'done')
  })
})

scenario('action/reopened-done-shown', 'still shows the task signed before in a reopened action', async (context) => {
  const { check, given, notExercised, notShown } = context
  const signed = await signedByOne(context)
  // Tasks are "to complete before the action closes", so a closed action may have dropped its own.
  const closed = actionIn(await given.read(signed.id), signed.action)
  if (closed && hasClosed(closed) && objectsIn(closed, 'tasks').length === 0) notShown('tasks of a closed action')
  const scene = await withAnotherField(context, signed)
  await onceTaskShown(context, scene)
  await staysTrue(context, scene.id, (now) => {
    const action = actionIn(now, scene.action)
    if (!action || hasClosed(action)) notExercised('the service opens another action for the new field')
    check.present('actions[].tasks of the field that was signed before', scene.tasksIn(now, scene.acted.fieldId))
  })
})

/**
 * Prepares a reopened transaction in which only the new field is still to be signed; `again` signs it. The target decides the order:
 * if it was signed before the other signer could act, `again` does nothing.
 */
async function signedAgain(context: Context) {
  const scene = await givenAnotherField(context)
  const { id, acted, left } = scene
  await onceTaskShown(context, scene)
  const isLeft = hasLeft(await performs(context, id, left.signer), acted.signer)
  const again = async () => (isLeft ? context.given.actedBy(id, acted.signer, { outcome: 'done' }) : undefined)
  return { ...scene, again }
}

scenario('action/reopened-task-done', 'shows the new field as done once it is signed', async (context) => {
  context.dependsOn('action/task-done-signed')
  const { id, again, acted, added } = await signedAgain(context)
  await again()
  await context.shows(id, (read) => checkDone(context, read, acted.signer, (task) => task['field'] === added))
})

scenario('action/reopened-url', 'shows the address to a signer who has to sign again', async (context) => {
  const scene = await givenAnotherField(context)
  const { id, acted, left } = scene
  const urlsOf = (read: JsonObject) => actionsOf(read, acted.signer).map(({ url }) => url)
  if (!urlsOf(await onceTaskShown(context, scene)).every(isAbsent)) return
  // The action may open only after the other signer has acted.
  const isLeft = hasLeft(await performs(context, id, left.signer), acted.signer)
  if (!isLeft) context.notExercised('the signer had to sign again before the other signer')
  await context.shows(id, (read) => {
    const what = 'actions[].url of the signer who has to sign again'
    context.check.that(what, !urlsOf(read).every(isAbsent), 'an address', urlsOf(read))
  })
})

scenario('action/reopened-closes', 'closes a transaction once the new field is signed', async (context) => {
  const { id, again } = await signedAgain(context)
  await again()
  const closesPlainTransaction = async () => {
    const { id: plain } = await context.given.startedByTwo()
    const first = await context.given.performed(plain)
    await context.given.acted(plain, { outcome: 'done' }, first)
    await closes(context, plain)
  }
  await blamePlainCase(() => closes(context, id), closesPlainTransaction, 'lifecycle/started-all-acted')
})

slowScenario('action/reopened-closed-at', 'records closed_at of a reopened action', async (context) => {
  const { given, observe } = context
  const { id, action, read, again } = await signedAgain(context)
  const closedAt = (now: JsonObject) => actionIn(now, action)?.['closed_at']
  const isHidden = isAbsent(closedAt(await given.read(id)))
  observe('closed_at while the action is open again', isHidden ? 'not shown' : 'shown')
  // Times may have whole seconds.
  await sleep(1_200)
  observe('the signer performs the same action again', (await again()) === action)
  observe('closed_at afterwards', closedAt(await given.read(id)) === closedAt(read) ? 'unchanged' : 'changed')
})

scenario('action/reopened-review-stays', 'shows a performed review as done besides a new one', async (context) => {
  context.dependsOn('action/task-done-reviewed')
  const { api, given, check, notShown } = context
  const { id, signer } = await given.startable()
  const { signer: recipient } = await given.signer(id, await given.anotherDocument(id))
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  await performs(context, id, reviewer)
  const reviewsOf = (read: JsonObject, whom: string) =>
    tasksOf(read, reviewer).filter((task) => sameEmail(whom, task['recipient']))
  await ifAllowed(
    () => api.addReviewer(id, { reviewer, recipient }),
    'a reviewer who has reviewed cannot be appointed again',
  )
  await staysTrue(context, id, (read) => {
    if (reviewsOf(read, signer).length === 0) notShown('the review that was performed before')
    for (const { state } of reviewsOf(read, signer)) check.equal('actions[].tasks[].state', state, 'done')
  })
})
