/** Why an id that is none of a file is refused, and not passed over. */
export const UNKNOWN_FILE_REFUSES =
  'The argument `document` is required, and is a "file id returned by the upload"; 404 is "resource does not exist", and "codes in the ' +
  '4xx range signal an error caused by input arguments". What names no file is such an error: there is nothing to make a document of.'

/** Why what an update of one document does not name stays as it was. */
export const ONE_DOCUMENT =
  'The path names one document of one transaction (".../documents/{document_id}"), and the call "changes a document": other documents, ' +
  'the fields, and the rest of the transaction are not what it changes.'

/** The same of a deletion. */
export const ONE_DELETED =
  'The path names one document of one transaction (".../documents/{document_id}"): other documents, their fields, and the rest of the ' +
  'transaction are not what its deletion takes away.'
