import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { objectsIn, type JsonObject, type Transaction } from '../../../helpers/engine/values/json.ts'
import { actionsOf } from '../reads/people.ts'
import { isLet, startedOfTwo } from './performing.ts'
import { onceShown } from '../reads/once-shown.ts'

type Situation = (context: Context) => Promise<Transaction>

/** The transaction once one of its actions shows as stalled: what the document says of stalled ones holds of it then. */
export function onceStalled(context: Context, id: string): Promise<JsonObject> {
  const isStalled = (read: JsonObject) => objectsIn(read, 'actions').some(({ stalled: flag }) => flag === true)
  const look = (read: JsonObject) => context.check.equal('actions[].stalled: whether one is', isStalled(read), true)
  return onceShown(context, id, look, 'action/stalled-flag')
}

const refusedBy =
  (signers: 'started' | 'startedByTwo', reason: string): Situation =>
  async (context) => {
    const { given } = context
    const transaction = await given[signers]()
    await given.acted(transaction.id, { outcome: 'refused', reason })
    await onceStalled(context, transaction.id)
    return transaction
  }

/** A started transaction that stalls, as its only participant refuses to sign. Needs `actions`. */
export const stalled = refusedBy('started', 'signature_refusal')
/** The same of two signers, one of whom refuses. */
export const stalledByOneOfTwo = refusedBy('startedByTwo', 'signature_refusal')

/** The same of two signers, the second of whom refuses: where the first one has to act before, they have signed. */
export async function stalledBySecondOfTwo(context: Context): Promise<{ readonly id: string }> {
  const { id, second } = await startedOfTwo(context)
  await context.given.actedBy(id, second.signer, { outcome: 'refused', reason: 'signature_refusal' })
  await onceStalled(context, id)
  return { id }
}

/** The stall reasons that are refusals of a participant (document: Events); the others are found out by the service. */
export const REFUSALS = [
  'signature_refusal',
  'action_refusal',
  'consultation_refusal',
  'review_refusal',
  'upload_refusal',
  'edition_refusal',
  'incorrect_name_prerequisite',
  'incorrect_mobile_prerequisite',
  'incorrect_information_prerequisite',
] as const

/**
 * A started transaction whose signer, or reviewer, refuses for a reason. That the control interface takes no such refusal says
 * nothing of the target. Needs `actions`.
 * @returns the id of the transaction, and that of the action
 */
export async function refusedFor(context: Context, reason: string): Promise<{ id: string; action: string }> {
  const { given, notExercised } = context
  const { id, signer } = await given.startable()
  const who = reason === 'review_refusal' ? await given.reviewer(id, signer) : signer
  await given.calls.start(id)
  await given.actions(id)
  const own = actionsOf(await given.read(id), who).map((action) => String(action['id']))
  for (const action of own) if (await isLet(context, action, { outcome: 'refused', reason })) return { id, action }
  return notExercised(`the control interface takes no ${reason} of a ${who === signer ? 'signer' : 'reviewer'}`)
}
