import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../helpers/scenario/context.ts'
import { sameEmail } from '../../helpers/values/emails.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { onceShown } from '../interface/shown.ts'
import { isPerformed } from '../interface/tasks.ts'
import { anotherDocument } from './document-writes.ts'

/** A started transaction of two documents, in the order in which they were added, whose reviewer has reviewed. */
interface ReviewedDocuments {
  readonly id: string
  readonly documents: readonly [first: string, second: string]
}

/**
 * Such a transaction. The reviewer reviews all documents of the first signer: of `one` of them, whose second document somebody
 * else signs, or of `both`. Nobody has signed.
 * @throws NotExercised where who signs acts before who reviews
 */
export async function reviewedDocuments(context: Context, of: 'one' | 'both'): Promise<ReviewedDocuments> {
  const { given, people } = context
  const { id, documentId, signer } = await given.startable()
  const second = await anotherDocument(context, id)
  const field = { y: 300 }
  await given.signer(id, second, { field, ...(of === 'both' && { signer }) })
  const reviewer = people.email()
  await given.calls.addReviewer(id, { reviewer, recipient: signer })
  await given.calls.start(id)
  await review(context, id, reviewer)
  return { id, documents: [documentId, second] }
}

/** Milliseconds before the reviewer tries again, as an action may open a moment after the start. */
const PAUSES_MS = [0, 100, 300, 900]

/** Lets the reviewer act, and waits until the transaction shows that they did. Needs `actions`. */
async function review(context: Context, id: string, reviewer: string): Promise<void> {
  const { control, check, notExercised } = context
  const actionOf = (read: JsonObject) =>
    objectsIn(read, 'actions').find(({ id: action, actor }) => !isAbsent(action) && sameEmail(actor, reviewer))?.['id']
  const isTold = (read: JsonObject) => check.present(`actions[].id of the action of ${reviewer}`, actionOf(read))
  const action = String(actionOf(await onceShown(context, id, isTold)))
  for (const pause of PAUSES_MS) {
    await sleep(pause)
    if (!(await control.act(action, { outcome: 'done' }))) continue
    await onceShown(context, id, (read) =>
      check.that('actions[].tasks[].state', isPerformed(read, action), 'done', 'another one'),
    )
    return
  }
  notExercised('whoever reviews cannot act before somebody has signed')
}
