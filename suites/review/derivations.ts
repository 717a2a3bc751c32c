/** Why an appointment or a removal leaves the rest of the transaction unchanged. */
export const REVIEWS_ALONE =
  '"Instructions, participants and actions are updated automatically when a signer or reviewer is added", and the call appoints a ' +
  'reviewer: it does not change documents, fields, signers or the attributes of the transaction.'

/** Why other transactions do not change. */
export const ONE_TRANSACTION =
  'The path names one transaction ("/v1/transactions/{transaction_id}/reviews"): the request does not change the instructions of other transactions of the same people.'
