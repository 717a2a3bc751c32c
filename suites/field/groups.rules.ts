import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LATE_AS_DRAFT } from '../interface/document/derivations.ts'
import { eachRunning } from '../interface/document/states.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** Why another field is refused as a parent. */
const NO_GROUP =
  '`parent` is the "id or unique name of the parent group", and "codes in the 4xx range signal an error caused by input arguments". ' +
  'A value that names nothing, or a field that is not a group, is neither, and a checkbox or radiobutton without a parent lacks a ' +
  '"required" argument: the response is a 4xx.'

/** The groups of checkboxes and radiobuttons. */
export const groupsRules = tableOf(
  eachWrite.stated('Fields', {
    'field/parent-by-id-*': 'Passing the id of a group as `parent` * puts a checkbox or radiobutton into that group.',
    'field/parent-by-name-*':
      'Passing the unique name of a group as `parent` * puts a checkbox or radiobutton into that group.',
  }),
  eachWrite.inferred(NO_GROUP)('Fields', {
    'field/parent-no-group-*': 'A `parent` that names nothing, or a field that is not a group, is refused *.',
  }),
  eachRunning.inferred(LATE_AS_DRAFT)('Fields', {
    'field/parent-by-id-*': 'If a box with the id of a group as `parent` can be added to *, it is in that group.',
    'field/parent-by-name-*': 'If a box with the name of a group as `parent` can be added to *, it is in that group.',
  }),
  eachRunning.inferred(NO_GROUP)('Fields', {
    'field/parent-no-group-*':
      'Adding a checkbox whose `parent` names nothing, or a field that is not a group, to * is refused.',
  }),
  inferred(`\`parent\` is the "id or unique name of the parent group", so a document may have several groups with
    different names; and the call "creates a field" whatever other fields exist.`)('Fields', {
    'field/groups-of-a-kind':
      'Two checkbox groups and two radio groups with different names can be created on one document.',
  }),
  inferred(`A field is on a document of the transaction that its path names, and \`parent\` is the "id or unique name of
    the parent group", and "codes in the 4xx range signal an error caused by input arguments": an id from another
    transaction names no group in this one.`)('Fields', {
    'field/parent-elsewhere': 'A `parent` that is the id of a group of another transaction is refused.',
  }),
  open('Fields', {
    'field/parent-other-kind': 'Whether a checkbox can be in a radio group, and a radiobutton in a checkbox group.',
    'field/parent-other-document': 'Whether the group of a box can be on another document of the transaction.',
    'field/parent-name-twice': 'How the service responds to a `parent` that is the name of two groups.',
    'field/group-deleted': 'Whether a group with checkboxes can be deleted, and what happens to the checkboxes.',
  }),
)
