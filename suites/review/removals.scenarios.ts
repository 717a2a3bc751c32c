import { ifAllowed, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { closes } from '../interface/reads/assertions.ts'
import { actionsOf, participantsOf, reviewsIn, reviewsOf } from '../interface/reads/people.ts'
import { signaturesIn, signaturesOf, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { hasTasksLeft, tasksIn } from '../interface/reads/tasks.ts'
import { actsFirst, allAct } from '../interface/scenes/performing.ts'
import { onceContentsShown } from '../interface/reads/with-contents.ts'
import { scenario } from '../scenario.ts'
import { anotherDraft, anotherReviewer, hasTask, hasTaskLeft, isInstructed, isNotInstructed } from './scene.ts'
import { ofTwoRecipients, onceInstructed } from './scene.ts'
import { reviewable, reviewArgs, reviewed, reviewTasksOf, startedWithReviewer } from './scene.ts'
import { withoutReviewer, withTwoRecipients, withTwoReviewers } from './scene.ts'

/** The arguments that remove a reviewer. */
const removal = (reviewer: string, recipient: string) => ({ ...reviewArgs(reviewer, recipient), delete: true })

/** Removes a reviewer from a recipient; must succeed. */
const remove = ({ given }: Context, id: string, reviewer: string, recipient: string) =>
  given.calls.addReviewer(id, removal(reviewer, recipient))

/** Removes a reviewer from a recipient, and waits until the transaction no longer shows the review instruction. */
async function removed(context: Context, id: string, reviewer: string, recipient: string): Promise<void> {
  await remove(context, id, reviewer, recipient)
  await onceShown(context, id, (read) => isNotInstructed(context, read, reviewer, recipient), 'review/removed')
}

scenario('review/removed', 'removes a review instruction', async (context) => {
  const { id, reviewer, recipient } = await reviewed(context)
  await onceInstructed(context, id, reviewer, recipient)
  await context.accepts(() => context.api.addReviewer(id, removal(reviewer, recipient)))
  await context.shows(id, (read) => isNotInstructed(context, read, reviewer, recipient))
})

scenario('review/removal-answer', 'responds with the transaction without the instruction', async (context) => {
  const { id, reviewer, recipient } = await reviewed(context)
  await onceInstructed(context, id, reviewer, recipient)
  const response = await remove(context, id, reviewer, recipient)
  context.check.present('instructions.signatures in the response', signaturesIn(response))
  isNotInstructed(context, response, reviewer, recipient)
})

scenario('review/removed-one-of-two-reviewers', 'keeps the other reviewer of the recipient', async (context) => {
  const { id, reviewer, recipient } = await reviewed(context)
  const other = await anotherReviewer(context, id, recipient)
  await onceInstructed(context, id, other, recipient)
  const isTasked = (read: JsonObject) => hasTaskLeft(context, read, other, recipient)
  await onceShown(context, id, isTasked, ['review/answer-task', 'review/answer-read', 'review/task-type'])
  await removed(context, id, reviewer, recipient)
  await staysTrue(context, id, (read) => {
    isInstructed(context, read, other, recipient)
    isTasked(read)
  })
})

scenario('review/removed-one-of-two-recipients', 'keeps the reviewer for the other recipient', async (context) => {
  const { id, reviewer, first, second } = await ofTwoRecipients(context)
  await onceInstructed(context, id, reviewer, second)
  const isTasked = (read: JsonObject) => hasTaskLeft(context, read, reviewer, second)
  await onceShown(context, id, isTasked, ['review/answer-task', 'review/answer-read', 'review/task-type'])
  await removed(context, id, reviewer, first)
  await staysTrue(context, id, (read) => {
    isInstructed(context, read, reviewer, second)
    isTasked(read)
  })
})

for (const isStarted of [false, true])
  scenario(
    'review/removed-stranger',
    `keeps a reviewer after ${isStarted ? 'the late' : 'the'} removal of another`,
    async (context) => {
      context.dependsOn('review/removed')
      const { api, given, people, witness } = context
      const { id, documentId, reviewer, recipient } = await reviewed(context)
      const { signer: other } = await given.signer(id, documentId, { field: { y: 300 } })
      await onceInstructed(context, id, reviewer, recipient)
      const isTasked = (read: JsonObject) => hasTaskLeft(context, read, reviewer, recipient)
      await onceShown(context, id, isTasked, ['review/answer-task', 'review/answer-read', 'review/task-type'])
      if (isStarted) await given.calls.start(id)
      await witness('an unknown reviewer', () => api.addReviewer(id, removal(people.email(), recipient)))
      await witness('another recipient', () => api.addReviewer(id, removal(reviewer, other)))
      await staysTrue(context, id, (read) => {
        isInstructed(context, read, reviewer, recipient)
        isTasked(read)
      })
    },
  )

scenario('review/removed-here', 'keeps the reviewer in another transaction of the same people', async (context) => {
  const draft = await reviewed(context)
  const { id, reviewer, recipient } = draft
  const other = await anotherDraft(context, draft)
  await context.given.reviewer(other.id, recipient, reviewer)
  await onceInstructed(context, other.id, reviewer, recipient)
  const isTasked = (read: JsonObject) => hasTaskLeft(context, read, reviewer, recipient)
  await onceShown(context, other.id, isTasked, ['review/answer-task', 'review/answer-read', 'review/task-type'])
  await removed(context, id, reviewer, recipient)
  await staysTrue(context, other.id, (read) => {
    isInstructed(context, read, reviewer, recipient)
    isTasked(read)
  })
})

scenario('review/removed-leaves-rest', 'leaves the rest of the transaction unchanged', async (context) => {
  const kept = { metadata: { purpose: 'lease' }, carbon_copies: [context.people.email()], language: 'en' }
  const { id, documentId, reviewer, recipient } = await reviewed(context, kept)
  await onceInstructed(context, id, reviewer, recipient)
  const before = withoutReviewer(await onceContentsShown(context, id, [documentId]), reviewer)
  await removed(context, id, reviewer, recipient)
  await staysTrue(context, id, (read) =>
    context.sameContent(before, withoutReviewer(read, reviewer), 'after a reviewer was removed', {}),
  )
})

scenario('review/removed-signer-stays', 'keeps a signer who is removed as a reviewer', async (context) => {
  const { given, check, shows } = context
  const { id, documentId, fieldId, signer } = await given.startable()
  const { signer: recipient } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.reviewer(id, recipient, signer)
  await removed(context, id, signer, recipient)
  await given.calls.start(id)
  await shows(id, (read) => {
    check.present('participants[] of the signer', participantsOf(read, signer))
    check.present('instructions.signatures of the signer', signaturesOf(read, signer, fieldId))
    const fields = tasksOf(read, signer).map(({ field }) => field)
    check.that('actions[].tasks[].field of the signer', fields.includes(fieldId), fieldId, tasksIn(read))
  })
})

/** A started transaction whose reviewer was removed before the start, once it shows its actions. */
async function startedWithout(context: Context) {
  const draft = await reviewed(context)
  const { id, reviewer, recipient } = draft
  await removed(context, id, reviewer, recipient)
  await context.given.calls.start(id)
  await context.given.actions(id)
  return draft
}

scenario('review/removed-task', 'shows no review task to do for a removed reviewer', async (context) => {
  const { id, reviewer, recipient } = await startedWithout(context)
  await staysTrue(context, id, (read) => {
    const left = reviewTasksOf(read, reviewer, recipient).filter(({ state }) => state === 'todo')
    context.check.equal(`actions[].tasks[] of ${reviewer} with state todo`, left, [])
  })
})

scenario('review/removed-not-awaited', 'closes a transaction without a reviewer who was removed', async (context) => {
  const { id, reviewer } = await startedWithout(context)
  // If the removed reviewer still has an action, somebody else has to act.
  const [reviewerAction] = actionsOf(await context.given.read(id), reviewer)
  await context.given.acted(id, { outcome: 'done' }, reviewerAction && String(reviewerAction['id']))
  await closes(context, id)
})

scenario('review/removed-task-after-start', 'leaves a reviewer removed late no task to do', async (context) => {
  context.dependsOn('review/removed', 'review/removed-task')
  const { api, check } = context
  const { id, reviewer, recipient } = await startedWithReviewer(context)
  const isTasked = (read: JsonObject) => hasTask(context, read, reviewer, recipient)
  await onceShown(context, id, isTasked, ['review/answer-task', 'review/answer-read', 'review/task-type'])
  await ifAllowed(() => api.addReviewer(id, removal(reviewer, recipient)), 'no reviewer can be removed after the start')
  await staysTrue(context, id, (read) => {
    const left = reviewTasksOf(read, reviewer, recipient).filter(({ state }) => state === 'todo')
    check.equal(`actions[].tasks[] of ${reviewer} in the state todo`, left, [])
  })
})

for (const [rule, title, scene] of [
  ['review/removed-one-of-two-reviewers', 'keeps the reviewer who is not removed after the start', withTwoReviewers],
  ['review/removed-one-of-two-recipients', 'keeps the recipient who is not named after the start', withTwoRecipients],
] as const)
  scenario(rule, title, async (context) => {
    context.dependsOn('review/removed')
    const { api, given } = context
    const { id, reviews } = await scene(context)
    await given.calls.start(id)
    const [gone, left] = reviews
    const isTasked = (read: JsonObject) => hasTaskLeft(context, read, ...left)
    await onceShown(context, id, isTasked, ['review/several-reviewers-tasks', 'review/several-recipients-tasks'])
    await ifAllowed(() => api.addReviewer(id, removal(...gone)), 'no reviewer can be removed after the start')
    await staysTrue(context, id, (read) => {
      isInstructed(context, read, ...left)
      isTasked(read)
    })
  })

for (const { when, isSigned } of [
  { when: 'before anybody acts', isSigned: false },
  { when: 'when all others have signed', isSigned: true },
])
  scenario('review/removed-after-start-not-awaited', `closes without a reviewer removed ${when}`, async (context) => {
    context.dependsOn('review/removed-task-after-start', 'review/closes-after-reviewer')
    const { api } = context
    const { id, reviewer, recipient } = await startedWithReviewer(context)
    if (isSigned) await actsFirst(context, id, recipient)
    await ifAllowed(
      () => api.addReviewer(id, removal(reviewer, recipient)),
      'no reviewer can be removed after the start',
    )
    if (!isSigned) await allAct(context, id)
    await closes(context, id)
  })

scenario('review/delete-false', 'appoints a reviewer with delete=false', async (context) => {
  const { id, reviewer, recipient } = await reviewable(context)
  await context.accepts(() => context.api.addReviewer(id, { ...reviewArgs(reviewer, recipient), delete: false }))
  await context.shows(id, (read) => isInstructed(context, read, reviewer, recipient))
})

for (const isStarted of [false, true])
  scenario(
    'review/delete-false-keeps',
    `removes no reviewer ${isStarted ? 'late ' : ''}with delete=false`,
    async (context) => {
      const { id, reviewer, recipient } = await reviewed(context)
      await onceInstructed(context, id, reviewer, recipient)
      if (isStarted) await context.given.calls.start(id)
      const again = { ...reviewArgs(reviewer, recipient), delete: false }
      await context.witness('the same appointment with delete=false', () => context.api.addReviewer(id, again))
      await staysTrue(context, id, (read) => isInstructed(context, read, reviewer, recipient))
    },
  )

scenario('review/delete-not-boolean', 'refuses a delete that is not a boolean', async (context) => {
  const { id, reviewer, recipient } = await reviewable(context)
  const args = reviewArgs(reviewer, recipient)
  const twin = () => context.api.addReviewer(id, { ...args, delete: false })
  await context.refused(() => context.api.addReviewer(id, { ...args, delete: 'perhaps' }), { twin, leaves: id })
})

scenario('review/delete-not-boolean', 'removes no reviewer if delete is not a boolean', async (context) => {
  context.dependsOn('review/removed')
  const [{ id, reviewer, recipient }, other] = [await reviewed(context), await reviewed(context)]
  await onceInstructed(context, id, reviewer, recipient)
  await context.refused(() => context.api.addReviewer(id, { ...reviewArgs(reviewer, recipient), delete: 'perhaps' }), {
    twin: () => context.api.addReviewer(other.id, removal(other.reviewer, other.recipient)),
    leaves: id,
  })
})

scenario('review/appointed-again', 'appoints a removed reviewer again', async (context) => {
  const { id, reviewer, recipient } = await reviewed(context)
  const isTasked = (read: JsonObject) => hasTaskLeft(context, read, reviewer, recipient)
  await onceShown(context, id, isTasked, ['review/answer-task', 'review/answer-read', 'review/task-type'])
  await removed(context, id, reviewer, recipient)
  await context.accepts(() => context.api.addReviewer(id, reviewArgs(reviewer, recipient)))
  await context.shows(id, (read) => {
    isInstructed(context, read, reviewer, recipient)
    isTasked(read)
  })
})

scenario('review/removed-never-appointed', 'records the removal of a reviewer never appointed', async (context) => {
  const { api, given, witness, observe } = context
  const { id, reviewer, recipient } = await reviewable(context)
  await witness('removing a reviewer who was never appointed', () => api.addReviewer(id, removal(reviewer, recipient)))
  observe('number of reviews', reviewsIn(await given.read(id)).length)
})

scenario('review/removed-after-start', 'records whether a reviewer can be removed after the start', async (context) => {
  const { api, given, witness, observe } = context
  const { id, reviewer, recipient } = await reviewed(context)
  await given.calls.start(id)
  await witness('a removal after the start', () => api.addReviewer(id, removal(reviewer, recipient)))
  await settled(context)
  const read = await given.read(id)
  observe('the instruction is still shown', reviewsOf(read, reviewer, recipient).length > 0)
  observe('a participant has something left to do', await hasTasksLeft(context, id))
})
