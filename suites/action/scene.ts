import { isAbsent, objectsIn, Violation, type Context, type JsonObject, type Look } from '../../helpers/engine/index.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { startedWithVisa } from '../interface/scenes/start-with.ts'

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

const hasOpened = ({ started_at }: JsonObject): boolean => !isAbsent(started_at)

/** Waits for an action that shows when it opened: that may be a while after the start. Returns the action. */
export async function onceOpened(context: Context, id: string, isSuch = hasOpened): Promise<JsonObject> {
  const { given, shows, check, notExercised } = context
  await given.actions(id)
  const suchIn = (read: JsonObject) => objectsIn(read, 'actions').find(isSuch)
  const isShown: Look = (read) => check.present('an open action with started_at', suchIn(read))
  const read = await shows(id, isShown).catch((error: unknown) => {
    if (error instanceof Violation) return {}
    throw error
  })
  return suchIn(read) ?? notExercised('no action that is open shows a started_at')
}

/** Performed actions of participants who do not sign. */
export const NO_SIGNERS = [
  [
    'a review',
    async (context: Context) => {
      const { id, reviewer } = await startedWithReviewer(context)
      return { id, action: await context.given.actedBy(id, reviewer, { outcome: 'done' }) }
    },
  ],
  [
    'a visa',
    async (context: Context) => {
      creatableOf(context, ['visa'])
      const { id } = await startedWithVisa(context)
      return { id, action: await context.given.acted(id, { outcome: 'done' }) }
    },
  ],
] as const
