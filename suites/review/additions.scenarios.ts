import { ifAllowed, type Look } from '../../helpers/engine/index.ts'
import { advance } from '../interface/scenes/advance.ts'
import { designate } from '../interface/scenes/further-signers.ts'
import { onceComplete, withFullArgs } from '../interface/scenes/full-transaction.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { participantsOf, reviewsIn, reviewsOf, signaturesOf, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { tasksIn } from '../interface/reads/tasks.ts'
import { onceContentsShown } from '../interface/reads/with-contents.ts'
import { scenario } from '../scenario.ts'
import { actorsWithTaskFor, anotherDraft, appointed, hasTask, hasTaskLeft, isFor, isInstructed } from './scene.ts'
import { isNotInstructed, ofTwoRecipients, ofTwoSigners, reviewable, reviewArgs, reviewed } from './scene.ts'
import { reviewTasksOf } from './scene.ts'
import { startedWithReviewer, withoutReviewer, withTwoRecipients, withTwoReviewers } from './scene.ts'

scenario('review/appointed', 'appoints a reviewer for a participant', async (context) => {
  const { id, reviewer, recipient } = await reviewable(context)
  // A service may cache this reading, which must not hide the appointment from the next one.
  await context.given.read(id)
  await context.accepts(() => context.api.addReviewer(id, reviewArgs(reviewer, recipient)))
  await context.shows(id, (read) => isInstructed(context, read, reviewer, recipient))
})

scenario('review/appointed', 'appoints a reviewer for each of two participants', async (context) => {
  const { api, given, people, accepts, shows } = context
  const { id, first, second } = await ofTwoSigners(context)
  const reviewer = await given.reviewer(id, first)
  const other = people.email()
  await accepts(() => api.addReviewer(id, reviewArgs(other, second)))
  await shows(id, (read) => {
    isInstructed(context, read, reviewer, first)
    isInstructed(context, read, other, second)
  })
})

scenario('review/several-recipients', 'appoints a reviewer for a second recipient', async (context) => {
  const { id, first, second } = await ofTwoSigners(context)
  const reviewer = await context.given.reviewer(id, first)
  await context.accepts(() => context.api.addReviewer(id, reviewArgs(reviewer, second)))
  await context.shows(id, (read) => isInstructed(context, read, reviewer, second))
})

scenario('review/task-type', 'shows a task of type review after the start', async (context) => {
  const { id, reviewer } = await startedWithReviewer(context)
  await context.shows(id, (read) => {
    const types = tasksOf(read, reviewer).map(({ type }) => type)
    context.check.that(`actions[].tasks[].type of ${reviewer}`, types.includes('review'), 'one is review', types)
  })
})

/** If reviews have no tasks that name their recipients, only these rules report it. */
const TASK_RULES = ['review/task-type', 'review/task-recipient'] as const

scenario('review/task-recipient', 'shows a task that names the recipient after the start', async (context) => {
  const { id, recipient } = await startedWithReviewer(context)
  await context.shows(id, (read) => {
    const isNamed = tasksIn(read).some(isFor(recipient))
    context.check.that('actions[].tasks[].recipient', isNamed, `one is ${recipient}`, tasksIn(read))
  })
})

scenario('review/task-of-reviewer', 'shows the task in an action of the reviewer', async (context) => {
  context.dependsOn(...TASK_RULES)
  const { id, reviewer, recipient } = await startedWithReviewer(context)
  await context.shows(id, (read) => {
    const actors = actorsWithTaskFor(read, recipient)
    context.check.equal(`actions[].actor with a task for ${recipient}`, actors, [reviewer])
  })
})

scenario('review/task-of-reviewer', 'shows the task of a reviewer whose recipient gives a visa', async (context) => {
  context.dependsOn(...TASK_RULES)
  creatableOf(context, ['visa'])
  const { api, given, people, shows } = context
  const { id, documentId } = await given.startable()
  const { signer: recipient } = await given.signer(id, documentId, { field: { type: 'visa', y: 300 } })
  const reviewer = people.email()
  const appoint = () => api.addReviewer(id, reviewArgs(reviewer, recipient))
  await ifAllowed(appoint, 'only people who sign can have a reviewer')
  await given.calls.start(id)
  await shows(id, (read) => hasTask(context, read, reviewer, recipient))
})

for (const [rule, title, scene] of [
  ['review/several-reviewers', 'two reviewers of one recipient', withTwoReviewers],
  ['review/several-recipients', 'one reviewer of two recipients', withTwoRecipients],
] as const) {
  scenario(rule, `stores ${title}`, async (context) => {
    const { id, reviews } = await scene(context)
    await context.shows(id, (read) => {
      for (const [reviewer, recipient] of reviews) isInstructed(context, read, reviewer, recipient)
    })
  })

  scenario(`${rule}-tasks`, `shows the tasks of ${title}`, async (context) => {
    context.dependsOn(...TASK_RULES)
    const { id, reviews } = await scene(context)
    await context.given.calls.start(id)
    await context.shows(id, (read) => {
      for (const [reviewer, recipient] of reviews) hasTask(context, read, reviewer, recipient)
    })
  })
}

for (const [rule, title, look] of [
  ['review/several-reviewers', 'stores a second reviewer who was appointed after the start', isInstructed],
  ['review/several-reviewers-tasks', 'shows the tasks of the first and a late reviewer', hasTask],
] as const)
  scenario(rule, title, async (context) => {
    context.dependsOn(...TASK_RULES, 'review/task-after-start')
    const { api, people } = context
    const { id, reviewer, recipient } = await startedWithReviewer(context)
    const other = people.email()
    await ifAllowed(
      () => api.addReviewer(id, reviewArgs(other, recipient)),
      'a reviewer cannot be appointed after the start',
    )
    await staysTrue(context, id, (read) => {
      for (const one of [reviewer, other]) look(context, read, one, recipient)
    })
  })

for (const { word, who, isSigner } of [
  { word: 'after-start', who: 'a new reviewer', isSigner: false },
  { word: 'after-start', who: 'a signer', isSigner: true },
  { word: 'in-pause', who: 'a new reviewer', isSigner: false },
] as const)
  scenario(`review/task-${word}`, `shows the task of ${who} who was appointed ${word}`, async (context) => {
    context.dependsOn(...TASK_RULES)
    const { api, given, people, notExercised } = context
    const { id, first: recipient, second } = await ofTwoSigners(context)
    await given.calls.start(id)
    await given.actions(id)
    if (word === 'in-pause') await advance(context, id, 'paused')
    // Participants have no access to a paused transaction, so it may show no actions.
    if (tasksIn(await given.read(id)).length === 0) notExercised('the transaction shows no tasks')
    const reviewer = isSigner ? second : people.email()
    await ifAllowed(
      () => api.addReviewer(id, reviewArgs(reviewer, recipient)),
      `a reviewer cannot be appointed ${word}`,
    )
    await context.shows(id, (read) => {
      isInstructed(context, read, reviewer, recipient)
      context.check.present(`participants[] of ${reviewer}`, participantsOf(read, reviewer))
      hasTask(context, read, reviewer, recipient)
    })
  })

scenario('review/signer-reviews-too', 'lets a signer review for another signer', async (context) => {
  context.dependsOn(...TASK_RULES)
  const { given, check, shows } = context
  const { id, documentId, fieldId, signer: first } = await given.startable()
  const { signer: second } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.reviewer(id, second, first)
  await given.calls.start(id)
  await shows(id, (read) => {
    isInstructed(context, read, first, second)
    hasTask(context, read, first, second)
    check.present(`instructions.signatures of ${first} for ${fieldId}`, signaturesOf(read, first, fieldId))
    const signed = tasksOf(read, first).filter(({ field }) => field === fieldId)
    check.that(`actions[].tasks[] of ${first}`, signed.length > 0, `one for the field ${fieldId}`, tasksIn(read))
  })
})

scenario('review/signer-reviews-too', 'lets a reviewer sign if they are assigned a field later', async (context) => {
  context.dependsOn(...TASK_RULES)
  const { given, check, shows } = context
  const { id, documentId, reviewer, recipient } = await reviewable(context)
  await appointed(context, { id, reviewer, recipient })
  const { fieldId } = await given.signer(id, documentId, { signer: reviewer, field: { y: 300 } })
  await given.calls.start(id)
  await shows(id, (read) => {
    isInstructed(context, read, reviewer, recipient)
    hasTask(context, read, reviewer, recipient)
    check.present(`instructions.signatures of ${reviewer} for ${fieldId}`, signaturesOf(read, reviewer, fieldId))
  })
})

scenario('review/leaves-rest', 'leaves the rest of the transaction unchanged', async (context) => {
  const [draft, args] = await withFullArgs(context, (all) => reviewable(context, all))
  const { id, documentId, reviewer, recipient } = draft
  await onceContentsShown(context, id, [documentId])
  const before = withoutReviewer(await onceComplete(context, id, args), reviewer)
  await appointed(context, { id, reviewer, recipient })
  await staysTrue(context, id, (read) =>
    context.sameContent(before, withoutReviewer(read, reviewer), 'after a reviewer was appointed', {}),
  )
})

scenario('review/leaves-rest', 'leaves a signer who gets a reviewer a review of their own', async (context) => {
  context.dependsOn('review/signer-reviews-too')
  const { id, first, second } = await ofTwoSigners(context)
  await context.given.reviewer(id, second, first)
  const isTasked: Look = (read) => hasTaskLeft(context, read, first, second)
  await onceShown(context, id, isTasked, ['review/answer-task', 'review/answer-read', 'review/task-type'])
  await appointed(context, { id, reviewer: context.people.email(), recipient: first })
  await staysTrue(context, id, isTasked)
})

scenario('review/appointed-of-one', 'appoints nobody for the other signer', async (context) => {
  const { id, first: recipient, second } = await ofTwoSigners(context)
  const { reviewer } = await appointed(context, { id, reviewer: context.people.email(), recipient })
  await context.given.calls.start(id)
  await staysTrue(context, id, (read) => {
    isNotInstructed(context, read, reviewer, second)
    context.check.equal(`actions[].tasks[] of ${reviewer} for ${second}`, reviewTasksOf(read, reviewer, second), [])
  })
})

scenario('review/appointed-here', 'appoints nobody in another transaction of the same people', async (context) => {
  const draft = await reviewable(context)
  const other = await anotherDraft(context, draft)
  const { reviewer, recipient } = await appointed(context, draft)
  await staysTrue(context, other.id, (read) => {
    isNotInstructed(context, read, reviewer, recipient)
    context.check.equal(`participants[] of ${reviewer}`, participantsOf(read, reviewer), [])
  })
})

/** Appointments in a draft with a reviewer whose outcome the document leaves open: whom they name as reviewer and as recipient. */
const UNDOCUMENTED = [
  { rule: 'twice', what: 'appointing a reviewer twice', names: ['reviewer', 'recipient'] },
  { rule: 'of-oneself', what: 'appointing a signer as their own reviewer', names: ['recipient', 'recipient'] },
  { rule: 'of-reviewer', what: 'appointing a reviewer of a reviewer', names: ['other', 'reviewer'] },
  { rule: 'recipient-case', what: 'naming a recipient in capitals', names: ['other', 'inCapitals'] },
] as const

for (const { rule, what, names } of UNDOCUMENTED)
  scenario(`review/${rule}`, `records the response to ${what}`, async (context) => {
    const { id, reviewer, recipient } = await reviewed(context)
    const people = { reviewer, recipient, other: context.people.email(), inCapitals: recipient.toUpperCase() }
    await context.witness(what, () => context.api.addReviewer(id, reviewArgs(people[names[0]], people[names[1]])))
    context.observe('number of reviews', reviewsIn(await context.given.read(id)).length)
  })

scenario('review/recipient-designation', 'records whether a recipient can be named by designation', async (context) => {
  const { api, given, people, witness } = context
  const { id, documentId } = await given.startable()
  const recipient = people.title()
  await designate(context, { id, documentId }, [recipient])
  const review = reviewArgs(people.email(), recipient)
  await witness('naming a recipient by designation', () => api.addReviewer(id, review))
})

scenario('review/added-after-start', 'records whether a reviewer can be appointed after the start', async (context) => {
  const { api, given, witness } = context
  const { id, reviewer, recipient } = await reviewable(context)
  await given.calls.start(id)
  await witness('an appointment after the start', () => api.addReviewer(id, reviewArgs(reviewer, recipient)))
})

scenario('review/instruction-once', 'shows one instruction for each appointment', async (context) => {
  context.dependsOn('review/several-recipients', 'transaction/content-stays-start')
  const { id, reviewer, first, second } = await ofTwoRecipients(context)
  const isEachShown: Look = (read) => {
    for (const recipient of [first, second]) {
      const found = reviewsOf(read, reviewer, recipient)
      context.check.equal(`number of instructions.reviews for ${recipient}`, found.length, 1)
    }
  }
  await context.shows(id, isEachShown)
  await context.given.calls.start(id)
  await context.shows(id, isEachShown)
})
