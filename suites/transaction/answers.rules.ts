import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'

/** What the calls on a transaction are answered with. */
export const answersRules = tableOf(
  stated('Endpoints: Transactions', {
    'transaction/answered-itself':
      'Creating, reading, updating, starting, pausing and cancelling a transaction are answered with the transaction object itself, not with one that holds it.',
  }),
  stated('Transaction object', {
    'transaction/id-shown': 'The answer to a creation carries the `id` of the transaction.',
    'transaction/object': '`object` is always `transaction`.',
    'transaction/id-in-answers':
      'What a call on a transaction is answered with carries the `id` of that transaction: an update, a start, a pause, a cancellation, a signer or a reviewer added.',
  }),
  inferred(
    'The document calls `id` the "Transaction identifier", and every path names one transaction by it ("/v1/transactions/{transaction_id}"): two transactions that share an id could not be told apart.',
  )('Transaction object', { 'transaction/ids-differ': 'Two transactions have different ids.' }),
)
