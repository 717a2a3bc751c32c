import { Inconclusive, Violation } from '../../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { sameEmail } from '../../../helpers/engine/values/emails.ts'
import { actionIn } from '../reads/tasks.ts'
import { advance } from './advance.ts'
import { onceStalled } from './stalled.ts'

/** Moments after the start at which something is added to a transaction, for ids and titles. */
export const ONCE_STARTED = [
  { when: 'after-start', title: 'after the start' },
  { when: 'in-pause', title: 'during a pause' },
  { when: 'while-stalled', title: 'while it is stalled' },
  { when: 'after-task-done', title: 'after a participant has signed' },
] as const

/** The word for such a moment in ids. */
type When = (typeof ONCE_STARTED)[number]['when']

/** A transaction to which something can be added, with a document that nobody has signed. */
interface OnceStarted {
  readonly id: string
  readonly documentId: string
  /** A field of that document with a signer. */
  readonly fieldId: string
  /** The email of this signer. */
  readonly signer: string
  /** The number of its documents. */
  readonly documents: number
}

/** Starts a transaction, then leaves it started, pauses it, lets its signer refuse, or lets one of two signers sign. */
export async function onceStarted(context: Context, when: When): Promise<OnceStarted> {
  const { given } = context
  const { id, documentId, fieldId, signer: first } = await given.startable()
  if (when !== 'after-task-done') {
    await given.calls.start(id)
    if (when === 'in-pause') await advance(context, id, 'paused')
    if (when === 'while-stalled') {
      await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
      await onceStalled(context, id)
    }
    return { id, documentId, fieldId, signer: first, documents: 1 }
  }
  // Each document has a signer of its own, so that the draft is complete: whether an incomplete one can be started is open.
  const added = await given.anotherDocument(id)
  const { signer, fieldId: other } = await given.signer(id, added)
  await given.calls.start(id)
  const isOfAdded = sameEmail(await actorOf(context, id, await given.performed(id)), signer)
  const unsigned = isOfAdded ? { documentId, fieldId, signer: first } : { documentId: added, fieldId: other, signer }
  return { id, ...unsigned, documents: 2 }
}

/** The email of the participant whose action has an id. */
async function actorOf({ given, eventually, check }: Context, id: string, action: string): Promise<unknown> {
  const look = async (): Promise<unknown> => {
    const actor = actionIn(await given.read(id), action)?.['actor']
    check.present('actions[].actor', actor)
    return actor
  }
  try {
    return await eventually(look)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    throw new Inconclusive(`set-up: ${error.message}`, { causes: ['action/of-signer-after-start'] })
  }
}
