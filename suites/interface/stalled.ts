import type { Context } from '../../helpers/scenario/context.ts'
import type { Transaction } from '../../helpers/values/json.ts'

type Situation = (context: Context) => Promise<Transaction>

const refusedBy =
  (signers: 'started' | 'startedByTwo', reason: string): Situation =>
  async ({ given }) => {
    const transaction = await given[signers]()
    await given.acted(transaction.id, { outcome: 'refused', reason })
    return transaction
  }

/** A started transaction that stalls, as its only participant refuses for this reason. Needs `actions`. */
export const stalledFor = (reason: string): Situation => refusedBy('started', reason)
/** The same, as the participant refuses to sign. */
export const stalled = stalledFor('signature_refusal')
/** The same of two signers, one of whom refuses. */
export const stalledByOneOfTwo = refusedBy('startedByTwo', 'signature_refusal')
