/** Why a value that does not have the documented type is refused, not ignored. */
export const TYPES_REFUSE =
  'The table gives the argument a type, the Errors section speaks of "the mapping of each validation rule to its status code", and ' +
  '"codes in the 4xx range signal an error caused by input arguments". A value that does not have that type is such an error, so the ' +
  'response is a 4xx.'

/** Why an id that names nothing is refused, not ignored. */
export const UNKNOWN_REFUSES =
  'The argument names a thing of the workspace, 404 is "resource does not exist", and "codes in the 4xx range signal an error caused ' +
  'by input arguments". An id that names nothing is such an error, so the response is a 4xx.'

/** Why an accepted text is stored unchanged. */
export const AS_PASSED =
  'The argument is a string, and the object shows a string of the same name. Some texts may be refused, but an accepted text is the ' +
  'one that was passed: with other letters or characters it would be a different text.'

/** Why the response to an accepted update equals a later reading. */
export const ANSWER_IS_READ =
  'An update "returns the updated transaction object" and a reading "the transaction object as last updated": both are the same ' +
  'object, so the response and the reading show the same `expires_at`.'

/** Why an update leaves omitted arguments unchanged. */
export const UPDATE_KEEPS =
  'An update takes the "same arguments as creation", where "all arguments are optional", and a reading shows "the transaction object ' +
  'as last updated". An omitted argument is not updated, so it reads as before.'

/** Why nothing inside an ended transaction can be changed. */
export const NOTHING_INSIDE =
  '"A transaction can be updated only in draft, started, stalled or paused state", and after the start "updates remain possible when ' +
  'compatible with the state of the resource or sub-resource": a change to documents, fields or instructions updates the transaction ' +
  'that holds them, and this state is not one of the four.'

/** Why things can be added to a paused transaction. */
export const UPDATED_IN_PAUSE =
  'A transaction can be updated "in draft, started, stalled or paused state", and a pause keeps participants from the transaction, ' +
  'not the client: an addition to a paused transaction is "coherent with the signature flow", as nobody has signed yet.'

/** Why things can be added to a stalled transaction. */
export const UPDATED_WHILE_STALLED =
  'A transaction can be updated "in draft, started, stalled or paused state", and `stalled` is "a boolean flag on the transaction and ' +
  'on actions, not a state": the transaction is still started, so an addition that a started one accepts is accepted.'

/** Why things can be added after a participant has signed. */
export const UPDATED_AFTER_TASK =
  '"After start, updates remain possible when compatible with the state of the resource or sub-resource and coherent with the ' +
  'signature flow", and an action "can be reopened after being closed when the transaction is updated dynamically with new ' +
  'instructions for the actor": such updates come after a participant has signed. An unsigned document can change without a conflict ' +
  'with a signature.'

/** Why an accepted request has the same effect after the start as in a draft. */
export const LATE_AS_DRAFT =
  '"After start, updates remain possible when compatible with the state of the resource", by the same call with the same arguments ' +
  'as in a draft: whether it is accepted may depend on the state, but an accepted request has the documented effect.'
