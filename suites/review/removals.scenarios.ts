import type { Context } from '../../helpers/engine/scenario/context.ts'
import { closes } from '../interface/reads/assertions.ts'
import {
  actionsOf,
  participantsOf,
  reviewsIn,
  reviewsOf,
  signaturesIn,
  signaturesOf,
  tasksOf,
} from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { hasTasksLeft, tasksIn } from '../interface/reads/tasks.ts'
import { withContents } from '../interface/reads/with-contents.ts'
import { scenario } from '../scenario.ts'
import {
  another,
  isInstructed,
  isNotInstructed,
  ofTwoSigners,
  reviewable,
  reviewArgs,
  reviewed,
  reviewTasksOf,
  withoutReviewer,
} from './scene.ts'

/** The arguments by which somebody is removed. */
const removal = (reviewer: string, recipient: string) => ({ ...reviewArgs(reviewer, recipient), delete: true })

/** Takes a reviewer off a recipient; it must succeed. */
const remove = ({ given }: Context, id: string, reviewer: string, recipient: string) =>
  given.calls.addReviewer(id, removal(reviewer, recipient))

/** Waits until a transaction shows that somebody reviews for somebody: what never showed cannot be seen to go. */
const onceInstructed = (context: Context, id: string, reviewer: string, recipient: string) =>
  onceShown(
    context,
    id,
    (read) => isInstructed(context, read, reviewer, recipient),
    'transaction/instructions-hold-review',
  )

/** Waits until it shows that nobody does any more. */
const onceRemoved = (context: Context, id: string, reviewer: string, recipient: string) =>
  onceShown(context, id, (read) => isNotInstructed(context, read, reviewer, recipient), 'review/removed')

scenario('review/removed', 'removes a review instruction', async (context) => {
  const { api, accepts } = context
  const { id, reviewer, recipient } = await reviewed(context)
  await onceInstructed(context, id, reviewer, recipient)
  await accepts(() => api.addReviewer(id, removal(reviewer, recipient)))
  await context.shows(id, (read) => isNotInstructed(context, read, reviewer, recipient))
})

scenario('review/removal-answer', 'answers a removal with a transaction without the instruction', async (context) => {
  const { id, reviewer, recipient } = await reviewed(context)
  await onceInstructed(context, id, reviewer, recipient)
  const answer = await remove(context, id, reviewer, recipient)
  context.check.present('instructions.signatures in the answer', signaturesIn(answer))
  isNotInstructed(context, answer, reviewer, recipient)
})

scenario('review/removed-one-of-two-reviewers', 'leaves the other reviewer of a recipient', async (context) => {
  const { id, reviewer, recipient } = await reviewed(context)
  const other = await context.given.reviewer(id, recipient)
  await onceInstructed(context, id, other, recipient)
  await remove(context, id, reviewer, recipient)
  await onceRemoved(context, id, reviewer, recipient)
  await staysTrue(context, id, (read) => isInstructed(context, read, other, recipient))
})

scenario('review/removed-one-of-two-recipients', 'leaves a reviewer with the other recipient', async (context) => {
  const { id, first, second } = await ofTwoSigners(context)
  const reviewer = await context.given.reviewer(id, first)
  await context.given.reviewer(id, second, reviewer)
  await onceInstructed(context, id, reviewer, second)
  await remove(context, id, reviewer, first)
  await onceRemoved(context, id, reviewer, first)
  await staysTrue(context, id, (read) => isInstructed(context, read, reviewer, second))
})

scenario('review/removed-here', 'leaves the reviewer in another transaction of the same people', async (context) => {
  const draft = await reviewed(context)
  const { id, reviewer, recipient } = draft
  const other = await another(context, draft)
  await context.given.reviewer(other.id, recipient, reviewer)
  await onceInstructed(context, other.id, reviewer, recipient)
  await remove(context, id, reviewer, recipient)
  await onceRemoved(context, id, reviewer, recipient)
  await staysTrue(context, other.id, (read) => isInstructed(context, read, reviewer, recipient))
})

scenario('review/removed-leaves-rest', 'leaves the rest of a transaction as it was', async (context) => {
  const kept = { metadata: { purpose: 'lease' }, carbon_copies: [context.people.email()], language: 'en' }
  const { id, documentId, reviewer, recipient } = await reviewed(context, kept)
  await onceInstructed(context, id, reviewer, recipient)
  const before = withoutReviewer(await withContents(context, id, [documentId]), reviewer)
  await remove(context, id, reviewer, recipient)
  await onceRemoved(context, id, reviewer, recipient)
  await staysTrue(context, id, (read) =>
    context.sameContent(before, withoutReviewer(read, reviewer), 'after a reviewer was removed', {}),
  )
})

scenario('review/removed-signer-stays', 'leaves a signer who reviewed as a signer', async (context) => {
  const { given, check, shows } = context
  const { id, documentId, fieldId, signer } = await given.startable()
  const { signer: recipient } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.reviewer(id, recipient, signer)
  await remove(context, id, signer, recipient)
  await onceRemoved(context, id, signer, recipient)
  await given.calls.start(id)
  await shows(id, (read) => {
    check.present('participants[] of the signer', participantsOf(read, signer))
    check.present('instructions.signatures of the signer', signaturesOf(read, signer, fieldId))
    const fields = tasksOf(read, signer).map(({ field }) => field)
    check.that('actions[].tasks[].field of the signer', fields.includes(fieldId), fieldId, tasksIn(read))
  })
})

/** A started transaction whose reviewer was removed before, as it reads once all of that must have taken effect. */
async function startedWithout(context: Context) {
  const draft = await reviewed(context)
  const { id, reviewer, recipient } = draft
  await remove(context, id, reviewer, recipient)
  await onceRemoved(context, id, reviewer, recipient)
  await context.given.calls.start(id)
  await context.given.actions(id)
  return draft
}

scenario('review/removed-task', 'shows no review to do that was taken back', async (context) => {
  const { id, reviewer, recipient } = await startedWithout(context)
  await staysTrue(context, id, (read) => {
    const left = reviewTasksOf(read, reviewer, recipient).filter(({ state }) => state === 'todo')
    context.check.equal(`actions[].tasks[] of ${reviewer} that are to do`, left, [])
  })
})

scenario('review/removed-not-awaited', 'closes a transaction without a reviewer who was removed', async (context) => {
  const { id, reviewer } = await startedWithout(context)
  // Whoever is left acts, and not the one who was removed, if there is an action of theirs.
  const [theirs] = actionsOf(await context.given.read(id), reviewer)
  await context.given.acted(id, { outcome: 'done' }, theirs && String(theirs['id']))
  await closes(context, id)
})

scenario('review/delete-false', 'appoints a reviewer with delete=false', async (context) => {
  const { api, accepts, shows } = context
  const { id, reviewer, recipient } = await reviewable(context)
  await accepts(() => api.addReviewer(id, { ...reviewArgs(reviewer, recipient), delete: false }))
  await shows(id, (read) => isInstructed(context, read, reviewer, recipient))
})

scenario('review/delete-false-keeps', 'removes no reviewer with delete=false', async (context) => {
  const { api, witness } = context
  const { id, reviewer, recipient } = await reviewed(context)
  await onceInstructed(context, id, reviewer, recipient)
  const again = { ...reviewArgs(reviewer, recipient), delete: false }
  await witness('the same appointment with delete=false', () => api.addReviewer(id, again))
  await staysTrue(context, id, (read) => isInstructed(context, read, reviewer, recipient))
})

scenario('review/delete-not-boolean', 'refuses a delete that is neither true nor false', async (context) => {
  const { api, refused } = context
  const { id, reviewer, recipient } = await reviewable(context)
  const args = reviewArgs(reviewer, recipient)
  const twin = () => api.addReviewer(id, { ...args, delete: false })
  await refused(() => api.addReviewer(id, { ...args, delete: 'perhaps' }), { twin, leaves: id })
})

scenario('review/appointed-again', 'appoints a reviewer again who was removed', async (context) => {
  const { api, accepts, shows } = context
  const { id, reviewer, recipient } = await reviewed(context)
  await remove(context, id, reviewer, recipient)
  await onceRemoved(context, id, reviewer, recipient)
  await accepts(() => api.addReviewer(id, reviewArgs(reviewer, recipient)))
  await shows(id, (read) => isInstructed(context, read, reviewer, recipient))
})

scenario('review/removed-never-appointed', 'records the removal of who was never appointed', async (context) => {
  const { api, given, witness, observe } = context
  const { id, reviewer, recipient } = await reviewable(context)
  await witness('a removal of nobody', () => api.addReviewer(id, removal(reviewer, recipient)))
  observe('how many reviews there are', reviewsIn(await given.read(id)).length)
})

scenario('review/removed-after-start', 'records whether a reviewer can be removed after the start', async (context) => {
  const { api, given, witness, observe } = context
  const { id, reviewer, recipient } = await reviewed(context)
  await given.calls.start(id)
  await witness('a removal after the start', () => api.addReviewer(id, removal(reviewer, recipient)))
  await settled(context)
  const read = await given.read(id)
  observe('whether the instruction is left', reviewsOf(read, reviewer, recipient).length > 0)
  observe('whether anybody has anything left to do', await hasTasksLeft(context, id))
})
