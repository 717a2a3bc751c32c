import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { UNKNOWN_FILE_REFUSES } from './derivations.ts'

/** How documents are added, and named. */
export const additionsRules = tableOf(
  stated('Files and documents', {
    'document/added': 'Adding a document answers with the document, which is in the transaction then.',
    'document/added-once': 'A request that adds a document adds one.',
    'document/named': 'A document is named as its addition says.',
    'document/file-missing': 'An addition without a document is refused.',
  }),
  inferred(
    'The call "adds one document per request": to add is to leave what is there as it is, be it another document, its fields, or the ' +
      'rest of the transaction.',
  )('Files and documents', {
    'document/added-beside':
      'Adding a document leaves the rest of the transaction as it was, other documents included.',
  }),
  inferred(UNKNOWN_FILE_REFUSES)('Files and documents', {
    'document/file-unknown': 'An addition whose document names no file is refused.',
    'document/file-empty': 'An addition whose document is empty is refused.',
  }),
  inferred(
    'The argument is the "file id returned by the upload", and a "valid key that does not grant access to the resource" is answered ' +
      '403: what was uploaded with the key of another workspace is not for this one. How it is refused is left open.',
  )('Files and documents', ['workspaces'], {
    'document/file-elsewhere': 'No document is made of a file of another workspace.',
  }),
  eachWrite.inferred(
    'The document shows the "name given", and the table of the argument names no letters that it must do without: a name that is ' +
      'taken is shown as it was given.',
  )('Document', {
    'document/name-beyond-ascii-*':
      'A name with letters beyond ASCII that is taken * of a document shows as it was sent.',
    'document/name-signs-*':
      'A name with double quotes, angle brackets or a percent sign that is taken * of a document shows as it was sent.',
  }),
  open('Files and documents', {
    'document/name-empty': 'Whether an empty name of a document is accepted.',
    'document/name-long': 'Whether long names of documents are accepted, for which no limit is documented.',
    'document/name-twice': 'Whether two documents of a transaction may have one name.',
    'document/file-twice': 'Whether a file can be added to a transaction twice.',
    'document/order': 'Whether documents are shown in the order in which they were added.',
  }),
)
