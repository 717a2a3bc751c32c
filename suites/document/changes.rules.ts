import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** How documents of a draft are changed. */
export const changesRules = tableOf(
  stated('Files and documents', { 'document/renamed': 'An update of a document in a draft changes its name.' }),
  inferred(`The path names one document of one transaction (".../documents/{document_id}"), and the call "changes a
    document": it changes neither other documents, nor fields, nor
    the rest of the transaction.`)('Files and documents', {
    'document/renamed-alone':
      'Renaming a document changes nothing else in the transaction, including other documents and all fields.',
  }),
  inferred(`The path names one document of one transaction (".../{transaction_id}/documents/{document_id}"). A file is
    only what a document is added from, so a change of the document concerns no document of another transaction.`)(
    'Files and documents',
    {
      'document/changed-here':
        'Renaming a document or adding a field to it changes nothing in another transaction that has a document from the same file.',
    },
  ),
  inferred(`The call "changes a document until it has been signed or reviewed by a participant", and the path names one
    document of one transaction: a document that was signed elsewhere is another one, whatever file it was added
    from.`)('Files and documents', ACTING, {
    'document/renamed-signed-elsewhere':
      'If a document from the same file was signed in another transaction, renaming a document of a draft is accepted.',
  }),
  inferred(`400 means that "the request could not be accepted": the whole request, not one of its arguments. If the
    document showed any of it afterwards, that part would have been accepted.`)('Files and documents', ['archiving'], {
    'document/refused-update-changes-nothing':
      'If an update of a document is refused because of one argument, its other arguments change nothing.',
  }),
  inferred(`The call "changes a document", and a reading shows "the transaction object as last updated". Whether a pause
    allows the change is open, but 200 means success: a change that is accepted is made.`)('Files and documents', {
    'document/renamed-in-pause':
      'If renaming a document of a paused transaction is accepted, the transaction shows the new name.',
  }),
  open('Files and documents', {
    'document/name-omitted':
      'Whether an update without `name` keeps the name of a document or resets it to the file name.',
    'document/updated-in-pause': 'Whether a document of a paused transaction can be renamed.',
  }),
)
