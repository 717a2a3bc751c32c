import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The pages of initials, and the ids in the path of their creation. */
export const pagesRules = tableOf(
  inferred(`The call "creates initials fields on every page of the document", and \`page\` is a member of the position
    that a field shows: if initials show their pages, no page has two of
    them, and none is beyond the document.`)('Fields', {
    'initials/on-each-page':
      'Each page of the document has one initials field, according to the positions that the fields show.',
  }),
  inferred(`The call "creates initials fields on every page of the document", and its response has "one per page": an
    image that fits on a page becomes one page, and a further page would show something that nobody
    uploaded.`)('Fields', {
    'initials/one-on-image':
      'A document made from a JPEG or a PNG that fits on a page has one initials field after the creation of initials.',
  }),
  stated('Errors', {
    'initials/unknown-transaction':
      'If the transaction in the path does not exist, creating initials is refused with 404.',
    'initials/unknown-document': 'If the document in the path does not exist, creating initials is refused with 404.',
  }),
  inferred(`The path names a document within its transaction
    ("/transactions/{transaction_id}/documents/{document_id}/..."): a document of another transaction does not belong to
    this one, and must stay unchanged.`)('Fields', {
    'initials/document-elsewhere':
      'If the path names a document of another transaction, creating initials is refused and changes nothing.',
  }),
)
