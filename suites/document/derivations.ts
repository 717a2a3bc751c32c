/** Why an id that names no file is refused and not ignored. */
export const UNKNOWN_FILE_REFUSES =
  'The argument `document` is required, and is a "file id returned by the upload"; 404 is "resource does not exist", and "codes in the ' +
  '4xx range signal an error caused by input arguments". An id that names no file is such an error: there is no file for the document.'

/** Why an update of one document changes nothing else. */
export const ONE_DOCUMENT =
  'The path names one document of one transaction (".../documents/{document_id}"), and the call "changes a document": it changes neither other ' +
  'documents, nor fields, nor the rest of the transaction.'

/** Why the deletion of one document changes nothing else. */
export const ONE_DELETED =
  'The path names one document of one transaction (".../documents/{document_id}"): its deletion removes neither other documents, nor their ' +
  'fields, nor the rest of the transaction.'
