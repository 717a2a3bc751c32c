/** Why every response about a seal has its name. */
export const NAMED_IN_RESPONSES =
  'The call "returns a seal sub-object", whose table lists "id (string), name (string), logo_display (string), label (string; returned ' +
  'by the authorize operation)": only the label is limited to one call, so every response has the name, and the logo if one is known.'

/** Why the name in a response is the common name. */
export const COMMON_NAME =
  'Both "seal sub-object: name" and "sealers: name (string: seal common name)" name one seal, which has the same id in both: its ' +
  'common name is the same wherever it is shown.'

/** Why an unknown seal is refused. The status is open, because the id may name a certificate of another workspace. */
export const UNKNOWN_SEAL_REFUSES =
  'The path names a seal, 404 is "resource does not exist", and "codes in the 4xx range signal an error caused by input arguments". An id ' +
  'that names no certificate is such an error, so the request is refused with a 4xx. 401 and 429 concern the key and the rate.'
