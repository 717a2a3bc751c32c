import type { Context, Look } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'

/** A started transaction with a signer and a reviewer of this signer. */
export async function startedWithReviewer({ given }: Context) {
  const { id, signer, fieldId } = await given.startable()
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  return { id, signer, fieldId, reviewer }
}

/** A transaction that shows that its only signer wrote a message. */
export async function withMessage(context: Context) {
  const { id } = await context.given.started()
  const action = await context.given.acted(id, { outcome: 'message', message: 'Where do I sign?' })
  const hasArrived: Look = (read) => context.check.equal('has_unread_message', read['has_unread_message'], true)
  await onceShown(context, id, hasArrived, 'transaction/has-unread-message-true')
  return { id, action }
}
