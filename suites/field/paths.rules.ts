import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** The calls on fields: all of them, those whose path names a document, and those whose path names a field. */
export const FIELD_CALLS = ['addField', 'updateField', 'deleteField', 'deleteFieldDirectly'] as const
export const ON_DOCUMENT = ['addField', 'updateField', 'deleteField'] as const
export const ON_FIELD = ['updateField', 'deleteField', 'deleteFieldDirectly'] as const
/** The calls whose path names both. */
export const ON_FIELD_OF_DOCUMENT = ['updateField', 'deleteField'] as const

/** The ids in the paths of the calls on fields. */
export const pathsRules = tableOf(
  eachCall(FIELD_CALLS).stated('Errors', {
    'field/unknown-transaction-*': 'If the transaction in the path does not exist, * is refused with 404.',
  }),
  eachCall(ON_DOCUMENT).stated('Errors', {
    'field/unknown-document-*': 'If the document in the path does not exist, * is refused with 404.',
  }),
  eachCall(ON_FIELD).stated('Errors', {
    'field/unknown-field-*': 'If the field in the path does not exist, * is refused with 404.',
  }),
  eachCall(ON_FIELD_OF_DOCUMENT).inferred(`The path names a field of a document, and a field is an "element of
    documents[].fields" of one document. The other document has no such field: the path names something that does not
    exist, and "resource does not exist" is an error.`)('Errors', {
    'field/other-document-*': 'If the path names a different document of the transaction, * is refused.',
  }),
  eachCall(FIELD_CALLS).inferred(`The path names a document or a field of a transaction, which lists its own under
    documents and fields. This one has none with that id: the path names something that does not exist, and "resource
    does not exist" is an error.`)('Errors', {
    'field/elsewhere-*': 'If the path names a different transaction, * is refused and changes nothing.',
  }),
  open('Fields', { 'field/same-names': 'Whether two fields of a document can have the same name.' }),
)
