/** Why each answer about a seal names it. */
export const NAMED_IN_ANSWERS =
  'The call "returns a seal sub-object", whose table lists "id (string), name (string), logo_display (string), label (string; returned ' +
  'by the authorize operation)": of the label alone it says when it comes, so that the name comes with each, and so does a logo that is known.'

/** Why the name in an answer is the common name. */
export const COMMON_NAME =
  'Both "seal sub-object: name" and "sealers: name (string: seal common name)" name one seal, which the same id stands for: a common ' +
  'name is the same wherever it is told.'
