import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UNKNOWN_SOURCE } from './sources.rules.ts'

/** Why a field that was moved has what it had. */
const SAME_FIELD =
  '`move_from` is the "id of a field to move": what is moved is the same field in another place, so it is still what it was.'

/** Fields that are moved to another document. */
export const movesRules = tableOf(
  stated('Fields', {
    'field/moved-to-document': 'A field created with `move_from` is on this document, and no longer where it was.',
    'field/copied-and-moved': 'A creation with both `copy_from` and `move_from` is refused.',
    'field/copied-and-moved-update': 'An update with both `copy_from` and `move_from` is refused.',
  }),
  inferred(SAME_FIELD)('Fields', {
    'field/move-type': 'A field that was moved has the type that it had.',
    'field/move-attributes':
      'A field that was moved has the tooltip, value, font size, consents, format and `required` that it had, and its ' +
      'height and width where it shows any.',
  }),
  inferred(SAME_FIELD)('Fields', ['optional-consents'], {
    'field/move-optional-consents': 'A field that was moved has the optional consents that it had.',
  }),
  inferred(
    '`move_from` is the "id of a field to move to this document": it names one field. Those that are there are not touched.',
  )('Fields', { 'field/move-leaves-others': 'A field that is moved leaves those of both documents as they were.' }),
  inferred(UNKNOWN_SOURCE)('Fields', { 'field/move-unknown': 'A `move_from` that names no field is refused.' }),
  inferred(
    'The path names the transaction in which the request creates a field. What is refused, or carried out there, changes no other ' +
      'transaction: none other is named.',
  )('Fields', { 'field/move-elsewhere': 'A `move_from` takes no field out of another transaction.' }),
  open('Fields', {
    'field/move-identity': 'Which id, position and signer a field has after it was moved.',
    'field/moved-within': 'How a move is answered to the document that the field is on already.',
    'field/moved-kinds': 'Whether groups, their boxes and dropdowns can be moved.',
  }),
)
