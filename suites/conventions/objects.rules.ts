import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Responses that are a single object, not an array. */
export const objectsRules = tableOf(
  stated('Endpoints: Transactions', {
    'conventions/object-list': 'The response to listing transactions is a single object, the list response.',
  }),
  stated('Files and documents', {
    'conventions/object-upload': 'The response to an upload is a single object, the file.',
    'conventions/object-add-document': 'The response to adding a document is a single object, the document.',
    'conventions/object-update-document': 'The response to changing a document is a single object, the document.',
  }),
  stated('Fields', {
    'conventions/object-add-field': 'The response to adding a field is a single object, the field.',
    'conventions/object-update-field': 'The response to changing a field is a single object, the field.',
  }),
  stated('Endpoints: Consumption report', {
    'conventions/object-summary': 'The response to reading the consumption report is a single object.',
  }),
)
