/** Why a new review leaves earlier reviews in place. */
export const ONE_MORE =
  'The call "appoints a reviewer", and responds with "a new review instruction and a new task in actions": `reviews` is an array, and ' +
  'the new instruction is added to it.'

/** Why an appointment concerns one recipient only. */
export const ONE_RECIPIENT =
  'The call "appoints a reviewer who reviews all documents of the recipient", and `recipient` is the "email of the participant ' +
  'reviewed": one person is named, and the call appoints a reviewer for nobody else.'

/** Why a request concerns one review only. */
export const ONE_REVIEW =
  'The request names one reviewer and one recipient, and `delete=true` "removes the review instruction": an instruction that names ' +
  'a different reviewer or recipient is a different instruction.'

/** Why an appointment or a removal leaves the rest of the transaction unchanged. */
export const REVIEWS_ALONE =
  '"Instructions, participants and actions are updated automatically when a signer or reviewer is added", and the call appoints a ' +
  'reviewer: it does not change documents, fields, signers or the attributes of the transaction.'

/** Why the response to an appointment equals a later reading. */
export const SAME_TRANSACTION =
  'The call "returns the transaction", and a reading "the transaction object as last updated": both are the same object, so the ' +
  'response and a later reading show the same.'

/** Why a reviewer must be named by an email. */
export const BY_EMAIL =
  'A signer may be an "email, designation of an unknown participant, or id of a certificate"; a reviewer is only a "reviewer email". ' +
  'A value that is not an email is an "error caused by input arguments", and is refused with a 4xx.'

/** Why an empty value counts as a missing one. */
export const NEEDS_A_VALUE =
  'The argument is "required", and is an email: an empty text names nobody, so the required value is missing.'

/** Why other transactions do not change. */
export const ONE_TRANSACTION =
  'The path names one transaction ("/v1/transactions/{transaction_id}/reviews"): the request does not change the instructions of other transactions of the same people.'
