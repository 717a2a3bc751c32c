import { inferred, open, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { TYPES_REFUSE } from '../interface/derivations.ts'

/** The creation of initials fields: what it does, how often it may be done, and its `y`. */
export const creationRules = tableOf(
  stated('Fields', {
    'initials/created': 'A document on which initials were created holds one initials field for each of its pages.',
    'initials/answered':
      'The creation of initials is answered with an array of fields, one per page, each of the type `initials`.',
    'initials/its-document': 'Initials are created on the document of the path, and on no other one.',
    'initials/once': 'Initials are created once per document: the same document is refused a second time.',
    'initials/y-required': 'Initials without `y` are refused.',
  }),
  inferred(
    '"Allowed once per document": what was done on one document says nothing about another one, which has not had its one time.',
  )('Fields', {
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
    'The call "creates initials fields on every page of the document": it is not said to do anything to fields that are there.',
  )('Fields', {
    'initials/others-kept': 'The creation of initials leaves the other fields of the document as they were.',
  }),
  inferred(
    'Each of the initials is a field of its own ("one per page"), with an id, and "DELETE .../fields/{field_id}" deletes a field, ' +
      '"allowed only if no signer is linked to it": nobody is linked to it.',
  )('Fields', { 'initials/deleted': 'An initials field can be deleted, and is gone from its document then.' }),
  open('Fields', {
    'initials/y-unusual': 'Whether a `y` of 0, a negative one, a fraction, and one above the page are accepted.',
    'initials/y-shown': 'Which `position.y` shows for the `y` of initials.',
    'initials/after-deletion': 'Whether initials can be created anew once those of the document were deleted.',
    'initials/deleted-others': 'What becomes of the other initials when those of one page are deleted.',
    'initials/after-start': 'Whether initials can be created on a document of a started transaction.',
    'initials/changed': 'Whether an update of a field changes where initials stand.',
  }),
)
