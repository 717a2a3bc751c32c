/** Why a new review leaves those that are there. */
export const ONE_MORE =
  'The call "appoints a reviewer", and answers with "a new review instruction and a new task in actions": `reviews` is an array, and what ' +
  'is new in it comes beside what is there.'

/** Why an appointment is about one recipient. */
export const ONE_RECIPIENT =
  'The call "appoints a reviewer who reviews all documents of the recipient", and `recipient` is the "email of the participant ' +
  'reviewed": one person is named, and nobody else is reviewed by it.'

/** Why a request about one review is about no other. */
export const ONE_REVIEW =
  'The request names one reviewer and one recipient, and `delete=true` "removes the review instruction": an instruction that names ' +
  'somebody else is another one.'

/** Why an appointment, or its removal, leaves the rest. */
export const REVIEWS_ALONE =
  '"Instructions, participants and actions are updated automatically when a signer or reviewer is added", and the call appoints a ' +
  'reviewer: documents, fields, signers and the attributes of the transaction are not what it changes.'

/** Why the answer to an appointment is what reads afterwards. */
export const SAME_TRANSACTION =
  'The call "returns the transaction", and a reading "the transaction object as last updated": both are the same object, so what the ' +
  'answer shows is what is read.'

/** Why a reviewer is told by an email. */
export const BY_EMAIL =
  'A signer may be an "email, designation of an unknown participant, or id of a certificate"; a reviewer is a "reviewer email" alone. ' +
  'What is none is an "error caused by input arguments", and is answered with a 4xx.'

/** Why an empty value is as good as none. */
export const NEEDS_A_VALUE =
  'The argument is "required", and is an email: an empty text names nobody, so what is required was not given.'

/** Why other transactions are left. */
export const ONE_TRANSACTION =
  'The path names one transaction ("/v1/transactions/{transaction_id}/reviews"): what others of the same people instruct was not asked for.'
