import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'

/** The creation of initials fields: its effect, how often it is allowed, and its `y`. */
export const creationRules = tableOf(
  stated('Fields', {
    'initials/created': 'After the creation of initials, the document has one initials field for each page.',
    'initials/answered': 'The response to creating initials is an array of fields of type `initials`, one per page.',
    'initials/its-document': 'Initials are created on the document in the path, and on no other.',
    'initials/once': 'Creating initials on the same document a second time is refused.',
    'initials/y-required': 'Creating initials without `y` is refused.',
    // Stated: "allowed once per document", so once on each document.
    'initials/each-document': 'Initials can be created on each document of a transaction.',
  }),
  inferred(TYPES_REFUSE)('Fields', {
    'initials/y-not-number': 'Creating initials with a `y` that is not a number is refused.',
  }),
  inferred(`"Returns an array of field sub-objects", and Field is both the "element of documents[].fields" and "the
    sub-object returned by field operations": the fields in the response and
    the fields of the document are the same.`)('Fields', {
    'initials/answer-read': 'The response to creating initials shows the fields as the document then shows them.',
  }),
  inferred(`The call "creates initials fields on every page of the document": nothing says that it changes existing
    fields, their signers, or the rest of the transaction.`)('Fields', {
    'initials/others-kept':
      'Creating initials changes nothing else in the transaction, including other fields of the document and their signers.',
  }),
  inferred(`The only stated condition is "allowed once per document", and initials are created "on every page of the
    document", whatever is on it: an existing field does not prevent initials,
    and initials do not prevent later fields.`)('Fields', {
    'initials/beside-field': 'Initials can be created on a document that already has a field.',
    'initials/field-beside': 'A field can be created on a document that has initials.',
  }),
  inferred(`"Allowed once per document" counts the calls that have the effect "creates initials fields": a request that
    was refused because of its arguments has created none, so the one creation is still allowed.`)('Fields', {
    'initials/once-not-refused':
      'After a refused creation of initials, initials can still be created on the same document.',
  }),
  inferred(`Initials are created "on every page of the document", and this is "allowed once per document": however the
    service responds to requests that come at the same time, they create no second field on a page.`)('Fields', {
    'initials/once-at-once':
      'If initials are created twice at the same time, a document has at most one initials field for each page.',
  }),
  inferred(`The row of the start names what it sets: the state, \`started_at\` and \`expires_at\`. A start takes "no
    arguments", and a reading shows "the transaction object as last updated": fields that nothing deleted
    are still there.`)('States and transitions', {
    'initials/kept-started': 'A started transaction still has the initials that were created in its draft.',
  }),
  // Open: a service may treat initials as linked to all participants, and then refuse their deletion.
  open('Fields', {
    'initials/deleted': 'Whether an initials field can be deleted, and disappears from its document.',
    'initials/y-unusual': 'Whether a `y` that is 0, negative, a fraction or beyond the page is accepted.',
    'initials/y-shown': 'Which `position.y` initials show for their `y`.',
    'initials/after-deletion': 'Whether initials can be created again after those of the document were deleted.',
    'initials/deleted-others': 'Whether deleting the initials of one page leaves those of the other pages.',
    'initials/after-start': 'Whether initials can be created on a document of a started transaction.',
    'initials/changed': 'Whether an update of an initials field moves it.',
  }),
)
