import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

const ONE_CONDITION =
  'The deletion is "allowed only while the document has no field", and a document in a draft has no other condition'

/** Which documents can be deleted, and the effect on them and on other documents. */
export const deletionsRules = tableOf(
  stated('Files and documents', {
    'document/deleted':
      'In a draft, a document without fields can be deleted and is then no longer in the transaction.',
    'document/deleted-answer': 'The response to deleting a document has no body.',
    'document/deleted-with-field': 'Deleting a document that has a field is refused.',
  }),
  stated('Errors', { 'document/deleted-path': 'A request for a deleted document is refused with 404.' }),
  inferred(`The path names one document of one transaction (".../documents/{document_id}"): its deletion removes neither
    other documents, nor their fields, nor the rest of the transaction.`)('Files and documents', {
    'document/deleted-alone': 'Deleting a document changes nothing else in the transaction, including other documents.',
  }),
  inferred(`The path names one document of one transaction: its deletion leaves the documents of other transactions as
    they are, even those from the same file.`)('Files and documents', {
    'document/deleted-here':
      'Deleting a document changes nothing in another transaction that has a document from the same file.',
  }),
  inferred(`${ONE_CONDITION}: after the deletion of its fields, it has no field.`)('Files and documents', {
    'document/deleted-after-fields': 'After its fields are deleted, a document in a draft can be deleted.',
  }),
  inferred(`${ONE_CONDITION}: \`move_from\` is the "id of a field to move to this document", so its first document no
    longer has it.`)('Files and documents', {
    'document/deleted-after-move':
      'After its only field is moved to another document, a document in a draft can be deleted.',
  }),
  inferred(`${ONE_CONDITION}: the fields of another document do not count.`)('Files and documents', {
    'document/deleted-beside-fields':
      'In a draft, a document without fields can be deleted, whatever fields another document has.',
  }),
  inferred(`${ONE_CONDITION}: a draft is created without documents, so it may be without documents again.`)(
    'Files and documents',
    { 'document/deleted-last': 'The only document of a draft can be deleted.' },
  ),
  open('Files and documents', {
    'document/deleted-after-start': 'Whether a document without fields can be deleted after the start.',
    'document/deleted-in-pause': 'Whether a document without fields of a paused transaction can be deleted.',
  }),
)
