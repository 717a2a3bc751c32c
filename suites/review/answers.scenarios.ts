import { ifAllowed, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { withFullArgs } from '../interface/scenes/full-transaction.ts'
import { participantsOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { tasksIn } from '../interface/reads/tasks.ts'
import { onceContentsShown } from '../interface/reads/with-contents.ts'
import { scenario } from '../scenario.ts'
import { actorsWithTaskFor, appointed, hasTask, isFor, isInstructed } from './scene.ts'
import { reviewable, reviewArgs, reviewTasksOf } from './scene.ts'

/** Appoints a reviewer in a draft, by default in a new one. Returns the draft, its content before, and the response. */
async function appoint(context: Context, existing?: Awaited<ReturnType<typeof reviewable>>) {
  const draft = existing ?? (await reviewable(context))
  const { id, reviewer, recipient } = draft
  const before = await onceContentsShown(context, id, [draft.documentId])
  return { ...draft, before, response: await context.given.calls.addReviewer(id, reviewArgs(reviewer, recipient)) }
}

scenario('review/answer-instruction', 'responds to an appointment with the new instruction', async (context) => {
  const { response, reviewer, recipient } = await appoint(context)
  isInstructed(context, response, reviewer, recipient)
})

scenario('review/answer-task', 'responds to an appointment with an additional task', async (context) => {
  const { response, before } = await appoint(context)
  const [were, are] = [tasksIn(before), tasksIn(response)].map(({ length }) => length)
  const isMore = (are ?? 0) > (were ?? 0)
  context.check.that('actions[].tasks[] in the response', isMore, `more than the ${were} before`, tasksIn(response))
})

scenario('review/answer-task-type', 'responds to an appointment with a task of type review', async (context) => {
  context.dependsOn('review/answer-task')
  const types = tasksIn((await appoint(context)).response).map(({ type }) => type)
  context.check.that('actions[].tasks[].type in the response', types.includes('review'), 'one is review', types)
})

scenario('review/answer-task-recipient', 'responds with a task that names the recipient', async (context) => {
  context.dependsOn('review/answer-task')
  const { response, recipient } = await appoint(context)
  const isNamed = tasksIn(response).some(isFor(recipient))
  context.check.that('actions[].tasks[].recipient in the response', isNamed, `one is ${recipient}`, tasksIn(response))
})

scenario('review/answer-task-actor', 'responds with the task in an action of the reviewer', async (context) => {
  context.dependsOn('review/answer-task', 'review/answer-task-recipient')
  const { response, reviewer, recipient } = await appoint(context)
  const actors = actorsWithTaskFor(response, recipient)
  context.check.equal(`actions[].actor with a task for ${recipient} in the response`, actors, [reviewer])
})

scenario('review/answer-participant', 'responds with the reviewer as a participant', async (context) => {
  const { response, reviewer } = await appoint(context)
  const isThere = participantsOf(response, reviewer).length > 0
  context.check.that('participants[].email in the response', isThere, `one is ${reviewer}`, response['participants'])
})

scenario('review/answer-read', 'responds to an appointment with the transaction as it is read', async (context) => {
  context.dependsOn('review/answer-instruction', 'review/answer-participant')
  const [draft] = await withFullArgs(context, (all) => reviewable(context, all))
  // The document does not say whether one recipient may have two reviewers.
  const { signer: other } = await context.given.signer(draft.id, draft.documentId, { field: { y: 300 } })
  await appointed(context, { ...draft, recipient: other, reviewer: context.people.email() })
  const { id, response } = await appoint(context, draft)
  await staysTrue(context, id, (read) => context.sameContent(read, response, 'in the response to the appointment', {}))
})

/** Members of the response to an appointment, whenever it is sent. The task names the recipient, in an action of the reviewer. */
const LATE = [
  ['answer-instruction', 'the new instruction', isInstructed],
  ['answer-task', 'the new task', hasTask],
  [
    'answer-participant',
    'the reviewer as a participant',
    ({ check }: Context, read: JsonObject, reviewer: string) =>
      check.present(`participants[] of ${reviewer}`, participantsOf(read, reviewer)),
  ],
] as const

for (const [rule, what, look] of LATE)
  scenario(`review/${rule}`, `responds after the start with ${what}`, async (context) => {
    context.dependsOn('review/task-after-start', 'review/answer-task-recipient', 'review/answer-task-actor')
    const { api, given, people } = context
    const { id, signer: recipient } = await given.startable()
    await given.calls.start(id)
    await given.actions(id)
    const reviewer = people.email()
    const late = await ifAllowed(
      () => api.addReviewer(id, reviewArgs(reviewer, recipient)),
      'a reviewer cannot be appointed after the start',
    )
    look(context, await given.success(async () => late), reviewer, recipient)
  })

scenario('review/one-task', 'creates one task for two documents', async (context) => {
  context.dependsOn('review/appointed')
  const { given, check } = context
  const { id, recipient, reviewer } = await reviewable(context)
  await given.signer(id, await given.anotherDocument(id), { signer: recipient })
  await given.reviewer(id, recipient, reviewer)
  await settled(context)
  const isThere = (read: JsonObject) => hasTask(context, read, reviewer, recipient)
  const read = await onceShown(context, id, isThere, ['review/task-type', 'review/task-recipient'])
  check.equal(`number of actions[].tasks[] of ${reviewer}`, reviewTasksOf(read, reviewer, recipient).length, 1)
})
