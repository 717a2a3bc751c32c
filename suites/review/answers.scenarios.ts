import type { Context } from '../../helpers/engine/scenario/context.ts'
import { participantsOf } from '../interface/reads/people.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { tasksIn } from '../interface/reads/tasks.ts'
import { withContents } from '../interface/reads/with-contents.ts'
import { scenario } from '../scenario.ts'
import { actorsWithTaskFor, appointed, isFor, isInstructed, reviewable, reviewArgs } from './scene.ts'

/** What the appointment of a reviewer in a draft is answered with. */
async function answered(context: Context, inDraft = reviewable) {
  const draft = await inDraft(context)
  const { id, reviewer, recipient } = draft
  const before = await withContents(context, id, [draft.documentId])
  return { ...draft, before, answer: await context.given.calls.addReviewer(id, reviewArgs(reviewer, recipient)) }
}

scenario('review/answer-instruction', 'answers an appointment with the new instruction', async (context) => {
  const { answer, reviewer, recipient } = await answered(context)
  isInstructed(context, answer, reviewer, recipient)
})

scenario('review/answer-task', 'answers an appointment with one task more', async (context) => {
  const { answer, before } = await answered(context)
  const [were, are] = [tasksIn(before), tasksIn(answer)].map(({ length }) => length)
  const isMore = (are ?? 0) > (were ?? 0)
  context.check.that('actions[].tasks[] in the answer', isMore, `more than the ${were} before`, tasksIn(answer))
})

scenario(
  'review/answer-task-type',
  'answers an appointment with a task of type review',
  async (context) => {
    const types = tasksIn((await answered(context)).answer).map(({ type }) => type)
    context.check.that('actions[].tasks[].type in the answer', types.includes('review'), 'one is review', types)
  },
  ['review/answer-task'],
)

scenario(
  'review/answer-task-recipient',
  'answers an appointment with a task that names the recipient',
  async (context) => {
    const { answer, recipient } = await answered(context)
    const isNamed = tasksIn(answer).some(isFor(recipient))
    context.check.that('actions[].tasks[].recipient in the answer', isNamed, `one is ${recipient}`, tasksIn(answer))
  },
  ['review/answer-task'],
)

scenario(
  'review/answer-task-actor',
  'answers an appointment with the task in an action of the reviewer',
  async (context) => {
    const { answer, reviewer, recipient } = await answered(context)
    const actors = actorsWithTaskFor(answer, recipient)
    context.check.equal(`actions[].actor with a task for ${recipient} in the answer`, actors, [reviewer])
  },
  ['review/answer-task', 'review/answer-task-recipient'],
)

scenario('review/answer-participant', 'answers an appointment with the reviewer as a participant', async (context) => {
  const { answer, reviewer } = await answered(context)
  const isThere = participantsOf(answer, reviewer).length > 0
  context.check.that('participants[].email in the answer', isThere, `one is ${reviewer}`, answer['participants'])
})

/** A draft whose signer has a reviewer, and is to have another one. */
async function withAnother(context: Context) {
  const draft = await reviewable(context)
  await appointed(context, { ...draft, reviewer: context.people.email() })
  return draft
}

scenario(
  'review/answer-read',
  'answers an appointment with nothing but what reads',
  async (context) => {
    const { id, answer } = await answered(context, withAnother)
    await staysTrue(context, id, (read) => context.sameContent(read, answer, 'in the answer to the appointment', {}))
  },
  ['review/answer-instruction', 'review/answer-participant'],
)
