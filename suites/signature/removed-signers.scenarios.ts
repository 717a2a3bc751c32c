// Signers who were removed from a field: the tasks that they still have, and whether the transaction waits for them.
import { isSuccess, ifAllowed, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { assigned, closesAsWithOneSigner, fieldOn, ofTwo, removal, REMOVED, showsRemoved, showsTasks } from './scene.ts'
import { TASKED, tasksFor, type Assignment } from './scene.ts'
import { actionsOf, participantsOf, signaturesOf, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysIn, staysTrue } from '../interface/reads/stays-true.ts'
import { checkLeft } from '../interface/reads/tasks.ts'
import { allAct, signedByOne } from '../interface/scenes/performing.ts'
import { scenario } from '../scenario.ts'

/** The rules that removals depend on, and that a signer who was removed has nothing to do. */
const LEFT_OUT = [...REMOVED, 'action/task-of-removed-signer'] as const

scenario('signature/removed-task', 'leaves a signer removed from one field no task for it', async (context) => {
  context.dependsOn(...LEFT_OUT, 'signature/alternates-held', 'signature/removed-other-fields')
  const { id, one: gone, other } = await ofTwo(context)
  const left = await assigned(context, id, other.field, gone.signer)
  await context.given.calls.addSigner(id, removal(gone))
  const hasNothingToDo = (read: JsonObject) => {
    const tasks = tasksFor(read, gone.field).filter(({ state }) => state === 'todo')
    context.check.that(`actions[].tasks[] of ${gone.field}`, tasks.length === 0, 'none in the state todo', tasks)
  }
  await context.shows(id, hasNothingToDo)
  await context.given.calls.start(id)
  await onceShown(context, id, (read) => showsTasks(context, read, left), TASKED)
  await staysTrue(context, id, hasNothingToDo)
})

/** Removes a signer, waits until the transaction no longer shows the assignment, and starts it. */
async function startedWithout(context: Context, id: string, one: Assignment): Promise<void> {
  await context.given.calls.addSigner(id, removal(one))
  await onceShown(context, id, (read) => showsRemoved(context, read, one), 'signature/removed')
  await context.given.calls.start(id)
}

/** A started transaction of two signers. The signer `one` was removed from one of their two fields before the start. */
async function leftOneOfTwo(context: Context) {
  const site = await ofTwo(context)
  await assigned(context, site.id, await fieldOn(context, site, { y: 500 }), site.one.signer)
  await startedWithout(context, site.id, site.one)
  return site
}

scenario('signature/removed-cannot-act', 'lets a removed signer sign only their other fields', async (context) => {
  context.dependsOn(...LEFT_OUT, 'signature/removed-task', 'signature/removed-other-fields')
  const { one, ...site } = await leftOneOfTwo(context)
  const done = await context.given.actedBy(site.id, one.signer, { outcome: 'done' })
  for (const { id } of actionsOf(await context.given.read(site.id), one.signer))
    if (typeof id === 'string' && id !== done) await context.control.act(id, { outcome: 'done' })
  await staysTrue(context, site.id, (read) => {
    const tasks = tasksFor(read, one.field).filter(({ state }) => state === 'done')
    context.check.that(`actions[].tasks[] of ${one.field}`, tasks.length === 0, 'none in the state done', tasks)
  })
})

scenario('signature/removed-not-awaited', 'closes without waiting for a removed signer', async (context) => {
  context.dependsOn(...LEFT_OUT, 'signature/removed-task')
  const { id, one, other } = await ofTwo(context)
  await startedWithout(context, id, one)
  await context.given.actedBy(id, other.signer, { outcome: 'done' })
  await closesAsWithOneSigner(context, id)
})

scenario('signature/removed-from-one-awaited', 'waits for a signer removed from one of two fields', async (context) => {
  context.dependsOn(...LEFT_OUT, 'signature/removed-other-fields')
  const { id } = await leftOneOfTwo(context)
  // Either signer may come first: the transaction then waits for the other.
  await context.given.performed(id)
  await staysIn(context, id, 'started')
})

/** Removes one of two signers after the start, by default the one who was assigned last, if the target accepts that. */
async function removedOnceStarted(context: Context, which: 'first' | 'last' = 'last') {
  context.dependsOn(...LEFT_OUT)
  const { api, given } = context
  const site = await ofTwo(context)
  await given.calls.start(site.id)
  await onceShown(context, site.id, (read) => showsTasks(context, read, site.one, site.other), TASKED)
  const gone = which === 'first' ? site.other : site.one
  await ifAllowed(() => api.addSigner(site.id, removal(gone)), 'no signer can be removed after the start')
  const hasNothingToDo = (read: JsonObject) => {
    const tasks = tasksFor(read, gone.field).filter(({ state }) => state === 'todo')
    context.check.that(`actions[].tasks[] of ${gone.field}`, tasks.length === 0, 'none in the state todo', tasks)
  }
  return { ...site, gone, hasNothingToDo }
}

/** Deletes the field of a signer who was removed: a target may wait for a new signer of it, unless it has closed already. */
async function withoutField({ api, given, notExercised }: Context, id: string, documentId: string, field: string) {
  if (isSuccess(await api.deleteField(id, documentId, field))) return
  const { state } = await given.read(id)
  if (state === 'started') notExercised('a field without a signer cannot be deleted after the start')
}

scenario('signature/removed-task-after-start', 'leaves a signer removed after the start no task', async (context) => {
  const { id, hasNothingToDo } = await removedOnceStarted(context)
  await staysTrue(context, id, hasNothingToDo)
})

for (const which of ['first', 'last'] as const)
  scenario(
    'signature/removed-after-start-not-awaited',
    `closes without the ${which} of two signers`,
    async (context) => {
      const { id, documentId, gone, hasNothingToDo } = await removedOnceStarted(context, which)
      await onceShown(context, id, hasNothingToDo, 'signature/removed-task-after-start')
      await withoutField(context, id, documentId, gone.field)
      await allAct(context, id)
      await closesAsWithOneSigner(context, id)
    },
  )

scenario('signature/removed-after-start-not-awaited', 'closes when the last one left is removed', async (context) => {
  context.dependsOn(...LEFT_OUT)
  const { id, left } = await signedByOne(context)
  await ifAllowed(
    () => context.api.addSigner(id, removal({ signer: left.signer, field: left.fieldId })),
    'the only signer who has not signed cannot be removed',
  )
  await withoutField(context, id, left.documentId, left.fieldId)
  await closesAsWithOneSigner(context, id)
})

scenario('signature/removed-after-start-other-fields', 'leaves a signer their other task', async (context) => {
  context.dependsOn(...LEFT_OUT, 'signature/task-for-each-field')
  const { api, given, check } = context
  const site = await ofTwo(context)
  const left = await assigned(context, site.id, await fieldOn(context, site, { y: 500 }), site.one.signer)
  await given.calls.start(site.id)
  await onceShown(context, site.id, (read) => showsTasks(context, read, site.one, left), TASKED)
  await ifAllowed(() => api.addSigner(site.id, removal(site.one)), 'no signer can be removed after the start')
  await staysTrue(context, site.id, (read) => {
    const tasks = tasksOf(read, left.signer).filter(({ field }) => field === left.field)
    check.present(`actions[].tasks[] for ${left.field}`, tasks)
    for (const task of tasks) checkLeft(context, read, task)
  })
})

scenario('signature/removed-after-start', 'records the response to a removal after the start', async (context) => {
  const { api, given, witness, observe } = context
  const { id, one } = await ofTwo(context)
  await given.calls.start(id)
  await witness('a removal after the start', () => api.addSigner(id, removal(one)))
  observe('the signer is still assigned', signaturesOf(await given.read(id), one.signer).length > 0)
})

scenario('signature/removed-roles', 'records whether a removed signer is still shown', async (context) => {
  const { api, given, observe } = context
  const { id, one } = await ofTwo(context)
  await given.answer(() => api.addSigner(id, removal(one)))
  await settled(context)
  const read = await given.read(id)
  observe('the removed signer is a participant', participantsOf(read, one.signer).length > 0)
  observe('the removed signer has an action', actionsOf(read, one.signer).length > 0)
})
