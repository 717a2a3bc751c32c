import type { Args, Context, JsonObject, Look, Outcome, Transaction } from '../../../helpers/engine/index.ts'
import { actionsOf } from '../reads/people.ts'
import { canAct, onceOpened, startedWithTwoSigners } from './performing.ts'
import { onceShown } from '../reads/once-shown.ts'
import { hasStalledAction, isPerformed } from '../reads/tasks.ts'

type Situation = (context: Context) => Promise<Transaction>

/** The transaction, once one of its actions is flagged as stalled. */
export function onceStalled(context: Context, id: string): Promise<JsonObject> {
  const look = (read: JsonObject) =>
    context.check.equal('actions[].stalled: whether one is', hasStalledAction(read), true)
  return onceShown(context, id, look, 'action/stalled-flag')
}

/** Lets a participant of a started transaction refuse, and waits until this is shown. Needs `actions`. */
export async function stall(context: Context, id: string, reason = 'signature_refusal'): Promise<void> {
  await context.given.acted(id, { outcome: 'refused', reason })
  await onceStalled(context, id)
}

const refusedBy =
  (signers: 'started' | 'startedByTwo', reason: string): Situation =>
  async (context) => {
    const transaction = await context.given[signers]()
    await stall(context, transaction.id, reason)
    return transaction
  }

/** A started transaction that stalls because its only participant refuses to sign. Needs `actions`. */
export const stalled = refusedBy('started', 'signature_refusal')
/** The same with two signers, one of whom refuses. */
export const stalledByOneOfTwo = refusedBy('startedByTwo', 'signature_refusal')

/** The same with two signers. The second refuses; if the first has to act earlier, they have signed. */
export async function stalledBySecondOfTwo(context: Context): Promise<{ readonly id: string }> {
  const { id, second } = await startedWithTwoSigners(context)
  await context.given.actedBy(id, second.signer, { outcome: 'refused', reason: 'signature_refusal' })
  await onceStalled(context, id)
  return { id }
}

/**
 * A started transaction of two signers, once it shows that the one who refused has performed their action since. If the target lets
 * nobody act who has refused, the scenario is not exercised. Needs `actions`.
 * @returns the ids of the transaction and of the action
 */
export async function performedAfterRefusal(
  context: Context,
  args: Args = {},
): Promise<{ id: string; action: string }> {
  const { given, check, notExercised } = context
  const { id } = await given.startedByTwo(args)
  const action = await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await onceStalled(context, id)
  if (!(await canAct(context, action, { outcome: 'done' })))
    notExercised('a participant who has refused can no longer act')
  const isDone: Look = (read) => check.that('actions[].tasks', isPerformed(read, action), 'one is done', 'none')
  await onceShown(context, id, isDone, 'action/opens-at-start')
  return { id, action }
}

/** The stall reasons that are refusals by a participant (document: Events). The service detects the others. */
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

/** These reasons, each with the participant who refuses if it is not the usual one of `refusedFor`. */
export const REFUSED_FOR: readonly { readonly reason: string; readonly who?: 'reviewer' }[] = [
  ...REFUSALS.map((reason) => ({ reason })),
  // A reviewer may refuse for a reason other than the review.
  { reason: 'consultation_refusal', who: 'reviewer' },
]

/**
 * A started transaction whose signer or reviewer refuses for a reason. If the control interface does not support the refusal,
 * that says nothing about the target. Needs `actions`.
 * @returns the ids of the transaction and of the action
 */
export async function refusedFor(
  context: Context,
  reason: string,
  by = reason === 'review_refusal' ? 'reviewer' : 'signer',
): Promise<{ id: string; action: string }> {
  const { given, notExercised } = context
  const { id, signer } = await given.startable()
  const who = by === 'reviewer' ? await given.reviewer(id, signer) : signer
  await given.calls.start(id)
  await given.actions(id)
  const refuses = () => canActAs(context, id, who, { outcome: 'refused', reason })
  let action = await refuses()
  // A reviewer may have to wait until the signer has signed.
  if (!action && who !== signer && (await canActAs(context, id, signer, { outcome: 'done' }))) action = await refuses()
  if (action) return { id, action }
  return notExercised(`the control interface does not support ${reason} by a ${by}`)
}

/** Lets a person act, if one of their actions is open. Returns that action. */
async function canActAs(context: Context, id: string, who: string, outcome: Outcome): Promise<string | undefined> {
  await onceOpened(context, id, who)
  for (const action of actionsOf(await context.given.read(id), who).map((one) => String(one['id'])))
    if (await canAct(context, action, outcome)) return action
  return undefined
}
