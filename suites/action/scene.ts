import type { Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'

/** A started transaction with a signer and a reviewer of this signer. */
export async function startedWithReviewer({ given }: Context) {
  const { id, signer, fieldId } = await given.startable()
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  return { id, signer, fieldId, reviewer }
}

/** Waits until a transaction shows tasks or actions of some kind, then asserts on each that it shows. */
export async function onEach(
  context: Context,
  id: string,
  what: string,
  rowsIn: (read: JsonObject) => JsonObject[],
  look: (row: JsonObject, read: JsonObject) => void,
): Promise<void> {
  const areThere: Look = (read) => context.check.present(what, rowsIn(read))
  await onceShown(context, id, areThere, 'action/task-of-its-signer')
  await staysTrue(context, id, (read) => {
    areThere(read)
    for (const row of rowsIn(read)) look(row, read)
  })
}

/** A transaction that shows that its only signer wrote a message. */
export async function withMessage(context: Context) {
  const { id } = await context.given.started()
  const action = await context.given.acted(id, { outcome: 'message', message: 'Where do I sign?' })
  const hasArrived: Look = (read) => context.check.equal('has_unread_message', read['has_unread_message'], true)
  await onceShown(context, id, hasArrived, 'transaction/has-unread-message-true')
  return { id, action }
}
