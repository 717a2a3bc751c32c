import { ACTING } from '../interface/document/needs.ts'
import { each, inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The responses to the calls on a transaction. */
export const answersRules = tableOf(
  stated('Endpoints: Transactions', {
    'transaction/answered-itself':
      'The response to creating, reading, updating, starting, pausing or cancelling a transaction is the transaction object itself, not a wrapper.',
  }),
  stated('Transaction object', {
    'transaction/id-shown': 'The response to a creation has the `id` of the transaction.',
    'transaction/object': '`object` is always `transaction`.',
    'transaction/id-in-answers':
      'The response to an update, a start, a pause, a cancellation, an assignment or an appointment has the `id` of the transaction.',
  }),
  inferred(`An update "returns the updated transaction object", and a reading "the transaction object as last updated":
    both are the same object, and where the document means only a part of
    it, as in the list, it names the members.`)('Endpoints: Transactions', {
    'transaction/answer-read-update': 'The response to an update shows the transaction as it is read afterwards.',
  }),
  inferred(`An update "returns the updated transaction object", and a reading "the transaction object as last updated":
    both are the same object, and an update of the metadata ends no stall and undoes no consent
    action.`)('Endpoints: Transactions', ACTING, {
    'transaction/answer-read-update-acted':
      'If a transaction is stalled or has consents before and after an update of its metadata, the response shows that.',
  }),
  each([
    { word: 'create', name: 'a creation' },
    { word: 'start', name: 'a start' },
    { word: 'pause', name: 'a pause' },
  ]).inferred(`The call "returns" the transaction, and a reading "the transaction object as last updated": both are the
    same object, and where the document means only a part of it, as in the list, it names the
    members.`)('Endpoints: Transactions', {
    'transaction/answer-read-*': 'The response to * shows the transaction as it is read afterwards.',
  }),
  inferred(`The call "returns the transaction", and a reading "the transaction object as last updated": both are the
    same object, so the response shows nothing but what is read afterwards.`)('Endpoints: Transactions', {
    'transaction/answer-read-cancel': 'Each member in the response to a cancellation reads the same afterwards.',
  }),
  inferred(`The document calls \`id\` the "Transaction identifier", and every path names one transaction by it
    ("/v1/transactions/{transaction_id}"): if two transactions shared an id, a path could not identify one of them.`)(
    'Transaction object',
    { 'transaction/ids-differ': 'Two transactions have different ids.' },
  ),
)
