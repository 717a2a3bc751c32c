import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** How documents are added and named. */
export const additionsRules = tableOf(
  stated('Files and documents', {
    'document/added': 'The response to adding a document is the document, which the transaction then contains.',
    'document/added-once': 'A request that adds a document adds exactly one.',
    'document/named': 'The `name` that is passed when a document is added is stored.',
    'document/file-missing': 'Adding a document without the argument `document` is refused.',
  }),
  inferred(`The call "adds one document per request": an addition changes neither the other documents, their fields, nor
    the rest of the transaction.`)('Files and documents', {
    'document/added-beside': 'Adding a document changes nothing else in the transaction, including other documents.',
  }),
  inferred(`The argument \`document\` is required, and is a "file id returned by the upload"; 404 is "resource does not
    exist", and "codes in the 4xx range signal an error caused by input arguments". An id that names no file is such an
    error: there is no file for the document.`)('Files and documents', {
    'document/file-unknown': 'Adding a document whose `document` names no file is refused.',
    'document/file-empty': 'Adding a document whose `document` is empty is refused.',
  }),
  inferred(`The argument is the "file id returned by the upload", and a "valid key that does not grant access to the
    resource" is refused with 403: a file that was uploaded with the key of another workspace is not available here. How
    the request is refused is left open.`)('Files and documents', ['workspaces'], {
    'document/file-elsewhere': 'Adding a document from a file of another workspace is refused.',
  }),
  inferred(`The document shows the "Name given, else the file name", and a name is given to one document: the file keeps
    the name with which it was uploaded.`)('Document', {
    'document/named-by-file-again':
      'If a file is added again without a name, in another transaction, the document has the name of the file.',
  }),
  eachWrite.inferred(`The document shows the "name given", and the table of the argument excludes no characters: a name
    that is accepted is shown as it was given.`)('Document', {
    'document/name-beyond-ascii-*': 'If a document name with non-ASCII letters is accepted *, it is stored unchanged.',
    'document/name-signs-*':
      'If a document name with double quotes, angle brackets or a percent sign is accepted *, it is stored unchanged.',
  }),
  open('Files and documents', {
    'document/name-empty': 'Whether an empty document name is accepted.',
    'document/name-long': 'Whether long document names are accepted, for which no limit is documented.',
    'document/name-twice': 'Whether two documents of a transaction may have the same name.',
    'document/file-twice': 'Whether the same file can be added to a transaction twice.',
    'document/order': 'Whether `documents` lists documents in the order in which they were added.',
  }),
)
