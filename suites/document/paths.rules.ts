import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { DOCUMENT_CALLS, ONE_DOCUMENT_CALLS } from './calls.ts'

/** Paths that name no document. */
export const pathsRules = tableOf(
  eachCall(DOCUMENT_CALLS).stated('Errors', {
    'document/*-unknown-transaction': '* in a transaction that does not exist gives 404.',
  }),
  eachCall(ONE_DOCUMENT_CALLS).stated('Errors', {
    'document/*-unknown-document': '* that is not in its transaction gives 404.',
  }),
  eachCall(ONE_DOCUMENT_CALLS).inferred(
    'The path names a document of a transaction ("/v1/transactions/{transaction_id}/documents/{document_id}"), and a document is an ' +
      '"element of documents" of its transaction: below another transaction it is a resource that "does not exist", which is 404.',
  )('Errors', {
    'document/*-of-another': '* by the path of another transaction gives 404, and leaves the document as it was.',
  }),
  stated('Errors', {
    'document/odd-id': 'An odd document id in the path is no failure of the service (5xx).',
  }),
)
