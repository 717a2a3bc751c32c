import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Why an id that names no field is refused, and not passed over. */
export const UNKNOWN_SOURCE =
  'The argument is the "id of a field", 404 is "resource does not exist", and "codes in the 4xx range signal an error caused by input ' +
  'arguments". An id that names no field is such an error, so the request is answered with a 4xx.'

/** Why a copy has what its source has. */
const COPIES_ALL =
  '`copy_from` is the "id of a field to copy", and the one thing that is said to be otherwise is that it "creates a field without ' +
  'position". What else the source shows is copied, or it is no copy.'

/** Fields that are copies of others. */
export const sourcesRules = tableOf(
  stated('Fields', {
    'field/copied': 'A field created with `copy_from` is another field, without position.',
    'field/copy-barred': 'A checkbox_group, checkbox, radio_group, radiobutton or dropdown cannot be copied.',
  }),
  inferred(
    '`copy_from` is the "id of a field to copy", and the copy of a text field is a text field. That "a signature field is created" ' +
      'when type is omitted speaks of fields that are made of no other.',
  )('Fields', {
    'field/copy-type': 'A copy has the type of its source.',
  }),
  inferred(COPIES_ALL)('Fields', {
    'field/copy-attributes': 'A copy has the tooltip, value, font size, consents, format and `required` of its source.',
  }),
  inferred(COPIES_ALL)('Fields', ['optional-consents'], {
    'field/copy-optional-consents': 'A copy has the optional consents of its source.',
  }),
  inferred('"Creates a field" says that there is one more: the field that is copied stays what it was.')('Fields', {
    'field/copy-leaves-source': 'A field that is copied stays as it was.',
  }),
  inferred(
    '"Creates a field" says that a copy is a field of its own, with an id of its own. An update or a deletion is one of the field that ' +
      'its path names, so it does nothing to the other of the two.',
  )('Fields', {
    'field/copy-changed-alone': 'A copy that is changed leaves its source as it was, and the other way round.',
    'field/copy-outlives-source': 'A copy stays as it was when its source is deleted.',
  }),
  inferred('The call that takes `copy_from` "creates a field" on the document of its path.')('Fields', {
    'field/copied-to-document': 'A field can be copied from one document of a transaction to another.',
  }),
  inferred(
    'A copy is "a field without position", and a field whose position is "absent" is "an invisible field": "sending page, x, y makes an ' +
      'invisible field visible".',
  )('Fields', { 'field/copy-made-visible': 'An update with page, x and y gives a copy its place.' }),
  inferred(UNKNOWN_SOURCE)('Fields', { 'field/copy-unknown': 'A `copy_from` that names no field is refused.' }),
  open('Fields', {
    'field/copy-elsewhere': 'Whether a field of another transaction can be copied.',
    'field/source-placed': 'How page, x and y beside `copy_from` and `move_from` are answered.',
    'field/copy-named': 'Which name a copy has.',
    'field/copy-signer': 'Whether a copy has the signer of its source.',
    'field/source-update': 'How an update with `copy_from` or `move_from` is answered.',
  }),
)
