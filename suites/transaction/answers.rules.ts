import { each, inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

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
      'The response to an update, a start, a pause, a cancellation, or the addition of a signer or a reviewer carries the `id` of the transaction.',
  }),
  inferred(
    'An update "returns the updated transaction object", and a reading "the transaction object as last updated": both are the same object, and where ' +
      'the document means less than all of it, as in the list, it says which members there are.',
  )('Endpoints: Transactions', {
    'transaction/answer-read-update': 'The response to an update is the transaction as it reads afterwards.',
  }),
  each([
    { word: 'start', name: 'a start' },
    { word: 'pause', name: 'a pause' },
    { word: 'cancel', name: 'a cancellation' },
  ]).inferred(
    'The call "returns the transaction", and a reading "the transaction object as last updated": what the answer shows is of the same object, so it ' +
      'is nothing else than what is read.',
  )('Endpoints: Transactions', {
    'transaction/answer-read-*': 'Each member in the response to * reads the same afterwards.',
  }),
  inferred(
    'The document calls `id` the "Transaction identifier", and every path names one transaction by it ("/v1/transactions/{transaction_id}"): two transactions that share an id could not be told apart.',
  )('Transaction object', { 'transaction/ids-differ': 'Two transactions have different ids.' }),
)
