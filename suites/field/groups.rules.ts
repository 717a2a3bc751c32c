import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The groups that checkboxes and radiobuttons are in. */
export const groupsRules = tableOf(
  eachWrite.stated('Fields', {
    'field/parent-by-id-*': 'The id of a group in `parent` puts a checkbox or radiobutton into that group *.',
    'field/parent-by-name-*':
      'The unique name of a group in `parent` puts a checkbox or radiobutton into that group *.',
  }),
  eachWrite.inferred(
    '`parent` is the "id or unique name of the parent group", and "codes in the 4xx range signal an error caused by input ' +
      'arguments". What names nothing, or a field that is no group, is neither of the two, and a checkbox or radiobutton without its ' +
      'parent is one that lacks what is "required": the request is answered with a 4xx.',
  )('Fields', {
    'field/parent-no-group-*': 'A `parent` that names no group, but nothing or another field, is refused *.',
  }),
  inferred(
    '`parent` is the "id or unique name of the parent group", so a document may have several to be told apart; and the call "creates a ' +
      'field" whatever others there are.',
  )('Fields', {
    'field/groups-of-a-kind': 'A document takes two checkbox groups, and two radio groups, of different names.',
  }),
  inferred(
    'A field is on a document of the transaction that its path names, and `parent` is the "id or unique name of the parent group", ' +
      'and "codes in the 4xx range signal an error caused by input arguments": an id that no field of this transaction has names no ' +
      'group in it.',
  )('Fields', {
    'field/parent-elsewhere': 'The id of a group of another transaction in `parent` is refused.',
  }),
  open('Fields', {
    'field/parent-other-kind': 'Whether a checkbox may be in a radio group, and a radiobutton in a checkbox group.',
    'field/parent-other-document': 'Whether the group may be on another document of the transaction.',
    'field/parent-name-twice': 'How a `parent` is answered that is the name of two groups.',
    'field/group-deleted': 'Whether a group with checkboxes can be deleted, and what becomes of them.',
  }),
)
