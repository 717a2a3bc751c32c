import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Why an id that names no field is refused, not ignored. */
export const UNKNOWN_SOURCE =
  'The argument is the "id of a field", 404 is "resource does not exist", and "codes in the 4xx range signal an error caused by ' +
  'input arguments". An id that names no field is such an error, so the response is a 4xx.'

/** Why a copy has the attributes of its source. */
const COPIES_ALL =
  '`copy_from` is the "id of a field to copy", and the only stated difference is that it "creates a field without position". ' +
  'Everything else that the source shows is copied; otherwise the new field is not a copy.'

/** Copies of fields. */
export const sourcesRules = tableOf(
  stated('Fields', {
    'field/copied': 'A field created with `copy_from` has a new id and no position.',
    'field/copy-barred':
      'Copying a `checkbox_group`, `checkbox`, `radio_group`, `radiobutton` or `dropdown` is refused.',
  }),
  inferred(`\`copy_from\` is the "id of a field to copy", and the copy of a text field is a text field. The sentence
    that "a signature field is created" when type is omitted
    concerns fields that are not copies.`)('Fields', { 'field/copy-type': 'A copy has the type of its source.' }),
  inferred(COPIES_ALL)('Fields', {
    'field/copy-attributes': 'A copy has the tooltip, value, font size, consents, format and `required` of its source.',
  }),
  inferred(COPIES_ALL)('Fields', ['optional-consents'], {
    'field/copy-optional-consents': 'A copy has the optional consents of its source.',
  }),
  inferred(`"Creates a field" means that there is one more: the copied field stays unchanged. A signer is removed by a
    request of its own, in which \`delete=true\` "removes the signer from the field".`)('Fields', {
    'field/copy-leaves-source': 'Copying a field leaves the field unchanged, with its signers.',
  }),
  inferred(`"Creates a field" means that a copy is a separate field with a separate id. An update or a deletion applies
    to the field in its path, so it does not affect the other field.`)('Fields', {
    'field/copy-changed-alone':
      'Updating a copy leaves its source unchanged, and updating the source leaves the copy unchanged.',
    'field/copy-outlives-source': 'When the source of a copy is deleted, the copy stays unchanged.',
  }),
  inferred('The call with `copy_from` "creates a field" on the document of its path.')('Fields', {
    'field/copied-to-document': 'A field can be copied from one document of a transaction to another.',
  }),
  inferred(`A copy is "a field without position", and a field whose position is "absent" is "an invisible field":
    "sending page, x, y makes an invisible field visible".`)('Fields', {
    'field/copy-made-visible': 'An update with `page`, `x` and `y` gives a copy that position.',
  }),
  inferred(UNKNOWN_SOURCE)('Fields', { 'field/copy-unknown': 'A `copy_from` that names no field is refused.' }),
  inferred(`A key "that does not grant access to the resource" gets 403, and a field of another workspace is such a
    resource. An id may also name a field of the transaction itself, so the consents show which of them was copied.`)(
    'Authentication',
    ['workspaces'],
    { 'field/copy-of-another-workspace': 'The consents of a field of another workspace are never copied.' },
  ),
  inferred(`400 says that "the request could not be accepted": the whole request, and so also the copy or the move in it.
    Both documents then have the fields that they had before.`)('Fields', {
    'field/source-refused': 'A refused copy or move leaves the fields of both documents unchanged.',
  }),
  open('Fields', {
    'field/copy-elsewhere': 'Whether a field of another transaction can be copied.',
    'field/source-placed': 'How the service responds to `page`, `x` and `y` together with `copy_from` or `move_from`.',
    'field/copy-named': 'Which name a copy has.',
    'field/copy-signer': 'Whether a copy has the signer of its source.',
    'field/source-update': 'How the service responds to an update with `copy_from` or `move_from`.',
  }),
)
