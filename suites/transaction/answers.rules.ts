import { each, inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'

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
    'An update "returns the updated transaction object", and a reading "the transaction object as last updated": both are the same object, and where ' +
      'the document means less than all of it, as in the list, it says which members there are.',
  )('Endpoints: Transactions', {
    'transaction/answer-read-update': 'An update is answered with the transaction as it reads afterwards.',
  }),
  each([
    { word: 'start', name: 'a start' },
    { word: 'pause', name: 'a pause' },
    { word: 'cancel', name: 'a cancellation' },
  ]).inferred(
    'The call "returns the transaction", and a reading "the transaction object as last updated": what the answer shows is of the same object, so it ' +
      'is nothing else than what is read.',
  )('Endpoints: Transactions', {
    'transaction/answer-read-*': 'What the answer to * shows of the transaction is what reads afterwards.',
  }),
  inferred(
    'The document calls `id` the "Transaction identifier", and every path names one transaction by it ("/v1/transactions/{transaction_id}"): two transactions that share an id could not be told apart.',
  )('Transaction object', { 'transaction/ids-differ': 'Two transactions have different ids.' }),
)
