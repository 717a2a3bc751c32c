import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** What goes wrong inside a transaction: no failure of the service, and told by an error object. */
export const documentsAndFieldsRules = tableOf(
  stated('Errors', {
    'errors/survives-numbers-inside':
      'Texts and endless numbers in the place of the numbers of a field are no failure of the service (5xx).',
    'errors/survives-booleans-inside':
      'Texts in the place of the booleans of a document and a field are no failure of the service (5xx).',
    'errors/survives-options-inside':
      'Options without a key, with a key below a key, and with an unclosed bracket in their names, and a word in the brackets of consents, ' +
      'are no failure of the service (5xx).',
    'errors/survives-long-texts-inside':
      'Texts of 10,000 characters for a document and a field are no failure of the service (5xx).',
    'errors/survives-broken-encoding-inside':
      'Broken percent-encoding for a document and a field is no failure of the service (5xx).',
    'errors/survives-odd-ids-inside':
      'Odd ids of documents, fields and files, in paths and in arguments, are no failure of the service (5xx).',
    'errors/survives-numbers-initials':
      'A text and an endless number in the place of the `y` of initials are no failure of the service (5xx).',
  }),
  stated('Errors', {
    'errors/object-refused-upload': 'A refused upload is answered with an error object.',
    'errors/object-refused-document': 'A document that is refused is answered with an error object.',
    'errors/object-refused-field': 'A field that is refused is answered with an error object.',
    'errors/object-refused-initials': 'Initials that are refused are answered with an error object.',
    'errors/object-refused-document-deletion': 'The refused deletion of a document is answered with an error object.',
    'errors/object-refused-field-deletion': 'The refused deletion of a field is answered with an error object.',
    'errors/object-unknown-document': 'A request for an unknown document is answered with an error object.',
    'errors/object-unknown-field': 'A request for an unknown field is answered with an error object.',
  }),
)
