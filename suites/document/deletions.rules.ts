import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ONE_DELETED } from './derivations.ts'

const ONE_CONDITION =
  'The deletion is "allowed only while the document has no field", and no other condition is told of a document of a draft'

/** Which documents can be deleted, and what becomes of them and of the others. */
export const deletionsRules = tableOf(
  stated('Files and documents', {
    'document/deleted': 'A document of a draft that has no field can be deleted, and is no longer in the transaction.',
    'document/deleted-answer': 'The deletion of a document is answered without a body.',
    'document/deleted-with-field': 'A document that has a field cannot be deleted.',
  }),
  stated('Errors', {
    'document/deleted-path': 'The path of a document that was deleted gives 404.',
  }),
  inferred(ONE_DELETED)('Files and documents', {
    'document/deleted-alone':
      'Deleting a document leaves the rest of the transaction as it was, other documents included.',
  }),
  inferred(`${ONE_CONDITION}: when its fields are gone, it has no field.`)('Files and documents', {
    'document/deleted-after-fields': 'A document of a draft whose fields were deleted can be deleted.',
  }),
  inferred(`${ONE_CONDITION}: the fields of another document are none of its own.`)('Files and documents', {
    'document/deleted-beside-fields': 'A document of a draft can be deleted whatever fields another document has.',
  }),
  inferred(`${ONE_CONDITION}: a draft is created without any document, so that it may be without one again.`)(
    'Files and documents',
    { 'document/deleted-last': 'The only document of a draft can be deleted.' },
  ),
  open('Files and documents', {
    'document/deleted-after-start': 'Whether a document without fields can be deleted after the start.',
    'document/deleted-in-pause': 'Whether a document without fields can be deleted in a pause.',
  }),
)
