import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { advance } from './advance.ts'

/** When something is added to a transaction that was started, as ids and titles say it. */
export const ONCE_STARTED = [
  { when: 'after-start', title: 'after the start' },
  { when: 'in-pause', title: 'in a pause' },
  { when: 'after-task-done', title: 'after somebody has signed' },
] as const

/** When that is. */
type When = (typeof ONCE_STARTED)[number]['when']

/** A transaction to which something can be added, and a document of it that nobody has signed. */
interface OnceStarted {
  readonly id: string
  readonly documentId: string
  /** How many documents it has. */
  readonly documents: number
}

/** Why things can be added to a paused transaction. */
export const UPDATED_IN_PAUSE =
  'A transaction can be updated "in draft, started, stalled or paused state", and a pause keeps participants from the transaction, not ' +
  'the client: what is added to a paused one is "coherent with the signature flow", as nobody has signed yet.'

/** Why things can be added when somebody has signed. */
export const UPDATED_AFTER_TASK =
  '"After start, updates remain possible when compatible with the state of the resource or sub-resource and coherent with the ' +
  'signature flow", and an action "can be reopened after being closed when the transaction is updated dynamically with new ' +
  'instructions for the actor": such updates come when somebody has signed. A document that nobody has signed stands in the way ' +
  'of no signature.'

/** Brings about a transaction that was started, and is left there, paused, or signed by one of two. */
export async function onceStarted(context: Context, when: When): Promise<OnceStarted> {
  const { given } = context
  const { id, documentId } = await given.startable()
  if (when !== 'after-task-done') {
    await given.calls.start(id)
    if (when === 'in-pause') await advance(context, id, 'paused')
    return { id, documentId, documents: 1 }
  }
  await given.signer(id, documentId, { field: { y: 300 } })
  const { id: unsigned } = await given.calls.addDocument(id, { document: await given.file() })
  await given.calls.start(id)
  await given.performed(id)
  return { id, documentId: String(unsigned), documents: 2 }
}
