/** Why each answer about a seal names it. */
export const NAMED_IN_ANSWERS =
  'The call "returns a seal sub-object", whose table lists "id (string), name (string), logo_display (string), label (string; returned ' +
  'by the authorize operation)": of the label alone it says when it comes, so that the name comes with each, and so does a logo that is known.'

/** Why the name in an answer is the common name. */
export const COMMON_NAME =
  'Both "seal sub-object: name" and "sealers: name (string: seal common name)" name one seal, which the same id stands for: a common ' +
  'name is the same wherever it is told.'

/** Why a seal that is made up is refused; with which status is left open, as it may name a certificate of somebody else. */
export const UNKNOWN_SEAL_REFUSES =
  'The path names a seal, 404 is "resource does not exist", and "codes in the 4xx range signal an error caused by input arguments". An id ' +
  'that names no certificate is such an error, so the request is answered with a 4xx. 401 and 429 are about the key and the rate.'
