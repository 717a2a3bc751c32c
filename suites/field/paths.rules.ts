import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** The calls whose path names a document and those whose path names a field. */
export const FIELD_CALLS = ['addField', 'updateField', 'deleteField', 'deleteFieldDirectly'] as const
export const ON_DOCUMENT = ['addField', 'updateField', 'deleteField'] as const
export const ON_FIELD = ['updateField', 'deleteField', 'deleteFieldDirectly'] as const
/** Those whose path names both. */
export const ON_FIELD_OF_DOCUMENT = ['updateField', 'deleteField'] as const

/** What the paths of the calls on fields name. */
export const pathsRules = tableOf(
  eachCall(FIELD_CALLS).stated('Errors', {
    'field/unknown-transaction-*': 'The path of a transaction that does not exist gives 404 to *.',
  }),
  eachCall(ON_DOCUMENT).stated('Errors', {
    'field/unknown-document-*': 'The path of a document that does not exist gives 404 to *.',
  }),
  eachCall(ON_FIELD).stated('Errors', {
    'field/unknown-field-*': 'The path of a field that does not exist gives 404 to *.',
  }),
  eachCall(ON_FIELD_OF_DOCUMENT).inferred(
    'The path names a field of a document, and a field is an "element of documents[].fields" of one document. The other document has ' +
      'no such field: what the path names does not exist, and "resource does not exist" is an error.',
  )('Errors', {
    'field/other-document-*': 'A field under the path of another document of its transaction is not reached by *.',
  }),
  eachCall(FIELD_CALLS).inferred(
    'The path names a document or a field of a transaction, which lists its own under documents and fields. This one has none of that ' +
      'id: what the path names does not exist, and "resource does not exist" is an error.',
  )('Errors', {
    'field/elsewhere-*': 'A document or field of another transaction is not reached by *, and stays as it was.',
  }),
  open('Fields', { 'field/same-names': 'Whether two fields of a document may have the same name.' }),
)
