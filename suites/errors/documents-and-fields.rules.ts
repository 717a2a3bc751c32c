import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Bad requests about documents and fields: never a failure of the service, and refused with an error object. */
export const documentsAndFieldsRules = tableOf(
  stated('Errors', {
    'errors/survives-numbers-inside':
      'The response to a text or a 20-digit number in place of a number of a field is never a 5xx.',
    'errors/survives-booleans-inside':
      'The response to a text in place of a boolean of a document or a field is never a 5xx.',
    'errors/survives-options-inside':
      'The response to options without a key, with nested keys or with an unclosed bracket, or to consents with a key, is never a 5xx.',
    'errors/survives-long-texts-inside':
      'The response to a text of 10,000 characters for a document or a field is never a 5xx.',
    'errors/survives-broken-encoding-inside':
      'The response to broken percent-encoding for a document or a field is never a 5xx.',
    'errors/survives-odd-ids-inside':
      'The response to an unusual id of a document, field or file in a path or an argument is never a 5xx.',
    'errors/survives-numbers-initials':
      'The response to a text or a 20-digit number in place of `y` of initials is never a 5xx.',
  }),
  stated('Errors', {
    'errors/object-refused-upload': 'The response to a refused upload is an error object.',
    'errors/object-refused-document': 'The response to a refused addition of a document is an error object.',
    'errors/object-refused-field': 'The response to a refused addition of a field is an error object.',
    'errors/object-refused-initials': 'The response to a refused addition of initials fields is an error object.',
    'errors/object-refused-document-deletion': 'The response to a refused deletion of a document is an error object.',
    'errors/object-refused-field-deletion': 'The response to a refused deletion of a field is an error object.',
    'errors/object-unknown-document': 'The response to a request for an unknown document is an error object.',
    'errors/object-unknown-field': 'The response to a request for an unknown field is an error object.',
  }),
)
