import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Answers that are one object, and no array. */
export const objectsRules = tableOf(
  stated('Endpoints: Transactions', {
    'conventions/object-list': 'A list is answered with one object, the list response.',
  }),
  stated('Files and documents', {
    'conventions/object-upload': 'An upload is answered with one object, the file.',
    'conventions/object-add-document': 'A new document is answered with one object, the document.',
    'conventions/object-update-document': 'A change of a document is answered with one object, the document.',
  }),
  stated('Fields', {
    'conventions/object-add-field': 'A new field is answered with one object, the field.',
    'conventions/object-update-field': 'A change of a field is answered with one object, the field.',
  }),
  stated('Endpoints: Consumption report', {
    'conventions/object-summary': 'The consumption report is answered with one object.',
  }),
)
