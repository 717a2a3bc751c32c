/** Why a value of another type than the documented one is refused, and not passed over. */
export const TYPES_REFUSE =
  'The table gives each argument of a field a type, the Errors section speaks of "the mapping of each validation rule to its status code", and "codes in the ' +
  '4xx range signal an error caused by input arguments". A value that is none of that type is such an error, so the request is answered with a 4xx.'

/** Why texts are held with all the letters that they are taken with. */
export const AS_PASSED =
  'The argument is a string, and the field shows a string of the same name. Whatever else may be refused, a text that is accepted is the one that was passed: ' +
  'shown with other letters or signs it would be another text.'
