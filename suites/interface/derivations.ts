/** Why a value of another type than the documented one is refused, and not passed over. */
export const TYPES_REFUSE =
  'The table gives the argument a type, the Errors section speaks of "the mapping of each validation rule to its status code", and "codes in the 4xx range ' +
  'signal an error caused by input arguments". A value that is none of that type is such an error, so the request is answered with a 4xx.'

/** Why an id that names nothing is refused, and not passed over. */
export const UNKNOWN_REFUSES =
  'The argument names a thing of the workspace, 404 is "resource does not exist", and "codes in the 4xx range signal an error caused by input arguments". ' +
  'An id that names nothing is such an error, so the request is answered with a 4xx.'

/** Why what an accepted update answers is what is read later. */
export const ANSWER_IS_READ =
  'An update "returns the updated transaction object" and a reading "the transaction object as last updated": both are the same object, so the ' +
  '`expires_at` of the answer is that of the reading.'
