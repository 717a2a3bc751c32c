import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** On which pages initials stand, and what the path of their creation names. */
export const pagesRules = tableOf(
  inferred(
    'The call "creates initials fields on every page of the document", and `page` is a member of the position that a field shows: where ' +
      'initials show the pages that they are on, no page has two of them, and none is beyond the document.',
  )('Fields', {
    'initials/on-each-page': 'Each page of the document has one of the initials, as the positions that they show say.',
  }),
  stated('Errors', {
    'initials/unknown-transaction': 'Initials on a document of a transaction that does not exist give 404.',
    'initials/unknown-document': 'Initials on a document that does not exist give 404.',
  }),
  inferred(
    'The path names a document within its transaction ("/transactions/{transaction_id}/documents/{document_id}/..."): a document ' +
      'that another transaction holds is none of this one, and what its own path does not name must stay as it is.',
  )('Fields', {
    'initials/document-elsewhere':
      'Initials on a document of another transaction, by the path of this one, are refused and leave that document as it was.',
  }),
)
