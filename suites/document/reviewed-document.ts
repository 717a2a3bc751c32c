import { setTimeout as sleep } from 'node:timers/promises'
import { isAbsent, objectsIn, sameEmail, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { isPerformed } from '../interface/reads/tasks.ts'
import { anotherDocument } from './document-writes.ts'

/**
 * A started transaction with two documents, the second of which was reviewed. Nobody has signed. The reviewer reviews the documents of
 * one signer: both documents if there is only one signer, or only the second if each document has its own signer.
 * @throws NotExercised if somebody must sign before the reviewer can act
 */
export async function reviewedDocument(context: Context, signers: 1 | 2 = 1) {
  const { id, documentId: first, signer } = await context.given.startable()
  const reviewed = await anotherDocument(context, id)
  const { signer: recipient } = await context.given.signer(id, reviewed, signers === 1 ? { signer } : {})
  const reviewer = context.people.email()
  await context.given.calls.addReviewer(id, { reviewer, recipient })
  await context.given.calls.start(id)
  await review(context, id, reviewer)
  return { id, first, reviewed }
}

/** Milliseconds before each attempt of the reviewer, because an action may open a moment after the start. */
const PAUSES_MS = [0, 100, 300, 900]

/** Lets the reviewer act, and waits until the transaction shows the review. Needs `actions`. */
async function review(context: Context, id: string, reviewer: string): Promise<void> {
  const { control, check, notExercised } = context
  const actionOf = (read: JsonObject) =>
    objectsIn(read, 'actions').find(({ id: action, actor }) => !isAbsent(action) && sameEmail(actor, reviewer))?.['id']
  const hasAction = (read: JsonObject) => check.present(`actions[].id of the reviewer ${reviewer}`, actionOf(read))
  const action = String(actionOf(await onceShown(context, id, hasAction)))
  for (const pause of PAUSES_MS) {
    await sleep(pause)
    if (!(await control.act(action, { outcome: 'done' }))) continue
    await onceShown(context, id, (read) =>
      check.that('actions[].tasks[].state', isPerformed(read, action), 'done', 'another state'),
    )
    return
  }
  notExercised('the reviewer cannot act before somebody has signed')
}
