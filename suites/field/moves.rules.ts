import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UNKNOWN_SOURCE } from './sources.rules.ts'

/** Why a moved field keeps its attributes. */
const SAME_FIELD =
  '`move_from` is the "id of a field to move": a moved field is the same field in another place, so it keeps its attributes.'

/** Fields that are moved to another document. */
export const movesRules = tableOf(
  stated('Fields', {
    'field/moved-to-document':
      'A field created with `move_from` is on the document of the path, and no longer on its former document.',
    'field/copied-and-moved': 'Creating a field with both `copy_from` and `move_from` is refused.',
    'field/copied-and-moved-update': 'Updating a field with both `copy_from` and `move_from` is refused.',
  }),
  inferred(SAME_FIELD)('Fields', {
    'field/move-type': 'A moved field keeps its type.',
    'field/move-attributes':
      'A moved field keeps its name, tooltip, value, options, font size, consents, format, `required`, `checked` and `minimum_required`, and any height and width that it shows.',
  }),
  inferred(SAME_FIELD)('Fields', ['optional-consents'], {
    'field/move-optional-consents': 'A moved field keeps its optional consents.',
  }),
  inferred(`\`move_from\` is the "id of a field to move": a moved field is the same field in another place. A signer is
    removed by a request of its own, in which \`delete=true\` "removes the signer from the field".`)('Fields', {
    'field/move-signer': 'If a field with one or several signers can be moved, it keeps them.',
  }),
  inferred(`\`move_from\` is the "id of a field to move to this document": it names one field. The fields that are
    already there are not affected.`)('Fields', {
    'field/move-leaves-others': 'Moving a field leaves the other fields of both documents unchanged.',
  }),
  inferred(`\`move_from\` is the "id of a field to move to this document", and fields are deleted by a call of their own:
    a field that is already there stays, whether the move is accepted or refused.`)('Fields', {
    'field/move-within-kept': 'A document keeps its field when the field is moved to that same document.',
  }),
  inferred(UNKNOWN_SOURCE)('Fields', { 'field/move-unknown': 'A `move_from` that names no field is refused.' }),
  inferred(`The path names the transaction in which the request creates a field. Whether it is accepted or refused, it
    changes no other transaction, as the path names no other.`)('Fields', {
    'field/move-elsewhere': '`move_from` never removes a field from another transaction.',
  }),
  open('Fields', {
    'field/move-identity': 'Which id and position a moved field has.',
    'field/moved-within': 'How the service responds when a field is moved to the document that it is already on.',
    'field/moved-kinds': 'Whether groups, their boxes, and dropdowns can be moved.',
  }),
)
