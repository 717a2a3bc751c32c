import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'

/** The creation of initials fields: what it does, how often it may be done, and its `y`. */
export const creationRules = tableOf(
  stated('Fields', {
    'initials/created': 'A document on which initials were created holds one initials field for each of its pages.',
    'initials/answered':
      'The creation of initials is answered with an array of fields, one per page, each of the type `initials`.',
    'initials/its-document': 'Initials are created on the document of the path, and on no other one.',
    'initials/once': 'Initials are created once per document: the same document is refused a second time.',
    'initials/y-required': 'Initials without `y` are refused.',
    // "Allowed once per document": another one has its own time.
    'initials/each-document': 'Initials can be created on a document whose transaction has them on another one.',
  }),
  inferred(TYPES_REFUSE)('Fields', { 'initials/y-not-number': 'Initials with a `y` that is no number are refused.' }),
  inferred(
    '"Returns an array of field sub-objects", and Field is both the "element of documents[].fields" and "the sub-object returned by ' +
      'field operations": what is answered and what the document holds are the same fields.',
  )('Fields', {
    'initials/answer-read': 'The answer to the creation of initials shows the fields that the document then holds.',
  }),
  inferred(
    'The call "creates initials fields on every page of the document": it is not said to do anything to what is there, be it a field, ' +
      'its signer, or the rest of the transaction.',
  )('Fields', {
    'initials/others-kept':
      'The creation of initials leaves the rest of the transaction as it was: other fields of the document, and their signers.',
  }),
  inferred(
    'The one condition that is told is "allowed once per document", and initials are put "on every page of the document", whatever is ' +
      'on it: a field that is there is none of the initials, and initials bar no field that comes later.',
  )('Fields', {
    'initials/beside-field': 'Initials can be created on a document that has a field already.',
    'initials/field-beside': 'A field can be created on a document that has initials.',
  }),
  inferred(
    '"Allowed once per document" counts what "creates initials fields": a request that was refused for its arguments has created none, ' +
      'and has left the document its one time.',
  )('Fields', {
    'initials/once-not-refused': 'Initials can be created on a document for which they were refused before.',
  }),
  // Whoever initials belong to may count as linked to them: "allowed only if" promises nothing then.
  open('Fields', {
    'initials/deleted': 'Whether an initials field can be deleted, and is gone from its document then.',
    'initials/y-unusual': 'Whether a `y` of 0, a negative one, a fraction, and one above the page are accepted.',
    'initials/y-shown': 'Which `position.y` shows for the `y` of initials.',
    'initials/after-deletion': 'Whether initials can be created anew once those of the document were deleted.',
    'initials/deleted-others': 'Whether the other initials stay when those of one page are deleted.',
    'initials/after-start': 'Whether initials can be created on a document of a started transaction.',
    'initials/changed': 'Whether an update of a field changes where initials stand.',
  }),
)
