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

/** The derivation of the rules that an update leaves alone what it does not carry. */
export const UPDATE_KEEPS =
  'An update takes the "same arguments as creation", where "all arguments are optional", and a reading shows "the transaction object as last updated". ' +
  'What an update does not carry it does not update, so it reads as it did before.'

/** Why nothing inside a transaction that has ended can be changed. */
export const NOTHING_INSIDE =
  '"A transaction can be updated only in draft, started, stalled or paused state", and after the start "updates remain possible ' +
  'when compatible with the state of the resource or sub-resource": what changes documents, fields or instructions updates the ' +
  'transaction that carries them, and this state is none of the four.'
