import type { Context } from '../../helpers/scenario/context.ts'
import type { Transaction } from '../../helpers/values/json.ts'

/** A started transaction that stalls, as its only participant refuses to sign. Needs `actions`. */
export async function stalled({ given }: Context): Promise<Transaction> {
  const transaction = await given.started()
  await given.acted(transaction.id, { outcome: 'refused', reason: 'signature_refusal' })
  return transaction
}
