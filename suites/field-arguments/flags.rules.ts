import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'

/** Whether a box is checked, and whether a field must be filled in. */
export const flagsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/checked-true-*': '`checked=true` passed * is stored by a checkbox and by a radiobutton.',
    'field-arguments/checked-false-*': '`checked=false` passed * is stored by a checkbox and by a radiobutton.',
    'field-arguments/required-true-*': '`required=true` passed * is stored by a field of each type with this argument.',
    'field-arguments/required-false-*':
      '`required=false` passed * is stored by a field of each type with this argument.',
  }),
  stated('Fields', {
    'field-arguments/checked-default': 'If `checked` is omitted, a checkbox and a radiobutton are unchecked.',
    'field-arguments/required-default':
      'If `required` is omitted, it is true on a field of each type with this argument.',
  }),
  eachWrite.inferred(`\`minimum_required\` of a checkbox group is the number of boxes that must be checked, an int and
    not a flag, so several boxes can be checked. A radiobutton has a "parent group", and only buttons of one
    group exclude each other. The request concerns one box: the other boxes stay unchanged.`)('Fields', {
    'field-arguments/checked-beside-*':
      'Checking a checkbox * leaves the others of its group checked; checking a radiobutton leaves those of other groups checked.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Fields', {
    'field-arguments/checked-not-boolean-*': 'A value of `checked` other than true and false is refused *.',
    'field-arguments/required-not-boolean-*': 'A value of `required` other than true and false is refused *.',
  }),
  open('Fields', { 'field-arguments/checked-twice': 'Whether two radiobuttons of one group can be checked.' }),
)
