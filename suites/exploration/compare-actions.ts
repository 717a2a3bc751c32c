import { sameEmail } from '../../helpers/engine/values/emails.ts'
import { objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { tasksOf } from '../interface/reads/people.ts'
import { hasEnded, isSigned, openReviews, openSignatures, stateOf, surelyReviewed, unless } from './model.ts'
import type { Difference, Review, Signature, TransactionModel } from './model.ts'

/** The differences in the tasks of participants. A task whose action has closed need not be shown. */
export function actionDifferences(tx: TransactionModel, read: JsonObject): Difference[] {
  const signed = tx.signed.filter(({ signer }) => !tx.haveRefused.has(signer))
  const reviewed = surelyReviewed(tx).filter(({ reviewer }) => !tx.haveRefused.has(reviewer))
  const done = [
    ...signed.flatMap((one) => doneDifferences(tx, taskFor(read, one), `the signature of ${one.signer}`, 'signature')),
    ...reviewed.flatMap((one) => doneDifferences(tx, reviewFor(read, one), `the review of ${one.reviewer}`, 'review')),
  ]
  if (hasEnded(tx, read)) return done
  return [
    ...done,
    ...openSignatures(tx).flatMap((one) => openDifferences(tx, one, taskFor(read, one))),
    ...sparedDifferences(tx, read),
    ...openReviews(tx).flatMap((one) => reviewDifferences(tx, one, reviewFor(read, one))),
    ...removedDifferences(tx, read),
  ]
}

/** The task of a signer for a field. A signer who was removed and assigned again may have a skipped one, too. */
function taskFor(read: JsonObject, { signer, field }: Signature): JsonObject | undefined {
  const tasks = tasksOf(read, signer).filter((task) => task['field'] === field)
  return tasks.find(({ state }) => state !== 'skipped') ?? tasks[0]
}

function reviewFor(read: JsonObject, { reviewer, recipient }: Review): JsonObject | undefined {
  const tasks = tasksOf(read, reviewer).filter((task) => sameEmail(recipient, task['recipient']))
  return tasks.find(({ state }) => state !== 'skipped') ?? tasks[0]
}

/** A task that was performed stays performed. */
const doneDifferences = (
  tx: TransactionModel,
  task: JsonObject | undefined,
  whose: string,
  kind: 'signature' | 'review',
): Difference[] =>
  task === undefined
    ? []
    : unless(
        task['state'] === 'done',
        kind === 'review'
          ? 'action/task-done-reviewed'
          : tx.last === 'other'
            ? 'action/task-done-stays'
            : 'action/task-done-signed',
        `state of the task of ${whose} in transaction ${tx.number}`,
        'done',
        task['state'],
      )

/** A signature that is still needed has a task, which nobody has done or skipped. */
function openDifferences(
  tx: TransactionModel,
  { signer, field }: Signature,
  task: JsonObject | undefined,
): Difference[] {
  const what = `task of ${signer} for the field ${field}`
  // Whether drafts and paused transactions show tasks is open.
  if (!task) return unless(stateOf(tx) !== 'started', 'action/task-of-its-signer', what, 'a task', task)
  const { state } = task
  if (state === 'done')
    return unless(false, 'action/task-done-only-performed', `state of the ${what}`, 'not done', state)
  const isNeeded = stateOf(tx) === 'started' && !tx.refusers.has(signer)
  if (!isNeeded) return []
  const rule = tx.refusers.size > 0 ? 'action/refusal-leaves-others' : 'action/task-todo-until-performed'
  return unless(state !== 'skipped', rule, `state of the ${what}`, 'todo', state)
}

/** A field that one of its signers has signed is not one that another can sign. */
const sparedDifferences = (tx: TransactionModel, read: JsonObject): Difference[] =>
  tx.signatures
    .filter(
      ({ signer, field }) =>
        isSigned(tx, field) && !tx.signed.some((one) => one.signer === signer && one.field === field),
    )
    .flatMap((one) => {
      const task = taskFor(read, one)
      return unless(
        task?.['state'] !== 'todo',
        'action/alternate-not-todo',
        `state of the task of ${one.signer} for the signed field ${one.field}`,
        'not todo',
        task?.['state'],
      )
    })

function reviewDifferences(
  tx: TransactionModel,
  { reviewer, recipient }: Review,
  task: JsonObject | undefined,
): Difference[] {
  if (tx.isReviewOpen || tx.refusers.has(reviewer)) return []
  const what = `review task of ${reviewer} for ${recipient}`
  if (!task) return unless(stateOf(tx) !== 'started', 'review/task-of-reviewer', what, 'a task', task)
  return unless(task['state'] !== 'done', 'review/done-alone', `state of the ${what}`, 'not done', task['state'])
}

/** Somebody who was removed has nothing to do there. */
const removedDifferences = (tx: TransactionModel, read: JsonObject): Difference[] => [
  ...tx.removedSignatures.flatMap(({ signer, field }) => {
    const isTodo = tasksOf(read, signer).some((task) => task['field'] === field && task['state'] === 'todo')
    const what = `task of ${signer}, who was removed from the field ${field}`
    return unless(!isTodo, 'signature/removed-task', what, 'none', 'todo')
  }),
  ...tx.removedReviews.flatMap((one) => {
    const isTodo = reviewFor(read, one)?.['state'] === 'todo'
    const what = `review task of the removed reviewer ${one.reviewer} for ${one.recipient}`
    return unless(!isTodo, 'review/removed-task', what, 'none', 'todo')
  }),
  ...objectsIn(read, 'actions').flatMap(({ actor }) => {
    const people = [...tx.haveLeft, ...objectsIn(read, 'participants').map(({ email }) => email)]
    const isKnown = people.some((email) => sameEmail(email, actor))
    return unless(isKnown, 'action/actor-participant', 'actor of an action', 'the email of a participant', actor)
  }),
]
