import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { DOCUMENT_CALLS, ONE_DOCUMENT_CALLS } from './calls.ts'

/** Paths that name no document of their transaction. */
export const pathsRules = tableOf(
  eachCall(DOCUMENT_CALLS).stated('Errors', {
    'document/*-unknown-transaction': 'If the transaction in the path does not exist, * is refused with 404.',
  }),
  eachCall(ONE_DOCUMENT_CALLS).stated('Errors', {
    'document/*-unknown-document': 'If the document in the path does not exist, * is refused with 404.',
  }),
  eachCall(ONE_DOCUMENT_CALLS).inferred(`The path names a document of a transaction
    ("/v1/transactions/{transaction_id}/documents/{document_id}"), and a document is an "element of documents" of its
    transaction: a path through another transaction names no document, which is an error "caused by input arguments".`)(
    'Errors',
    {
      'document/*-of-another':
        'If the path names a document of another transaction, * is refused and leaves that document unchanged.',
    },
  ),
  stated('Errors', { 'document/odd-id': 'The response to an unusual document id in the path is never a 5xx.' }),
)
