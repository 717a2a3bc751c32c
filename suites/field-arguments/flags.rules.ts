import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'

const SEVERAL_MAY_BE =
  'Of a checkbox group `minimum_required` tells how many boxes are to be checked, an int and no flag, so several may be. The request is about one box: the ' +
  'others, which it says nothing of, stay as they were.'

/** Whether a box is checked, and whether a field must be filled in. */
export const flagsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/checked-true-*': 'A checkbox and a radiobutton are checked by checked=true *.',
    'field-arguments/checked-false-*': 'A checkbox and a radiobutton are not checked by checked=false *.',
    'field-arguments/required-true-*': 'Each type of field that can be required is so by required=true *.',
    'field-arguments/required-false-*': 'Each type of field that can be required is not so by required=false *.',
  }),
  stated('Fields', {
    'field-arguments/checked-default': 'A checkbox and a radiobutton are not checked where nothing was passed.',
    'field-arguments/required-default': 'Each type of field that can be required is so where nothing was passed.',
  }),
  eachWrite.inferred(SEVERAL_MAY_BE)('Fields', {
    'field-arguments/checked-beside-*':
      'A checkbox that is checked * leaves another one of its group checked: both are.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Fields', {
    'field-arguments/checked-not-boolean-*': 'A value of checked that is neither true nor false is refused *.',
    'field-arguments/required-not-boolean-*': 'A value of required that is neither true nor false is refused *.',
  }),
  open('Fields', {
    'field-arguments/checked-twice': 'Whether two radiobuttons of one group may be checked.',
  }),
)
