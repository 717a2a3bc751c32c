import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'

/** Numbers of fields: the size of their letters, their own size, and how many boxes are to be checked. */
export const numbersRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/font-size-kept-*': 'A font size passed * is held by a label.',
    'field-arguments/font-size-at-limit-*': 'Font sizes of 7 and of 12 are held by a label *.',
    'field-arguments/font-size-below-limit-*': 'A font size of 6 is refused for a label *.',
    'field-arguments/font-size-beyond-limit-*': 'A font size of 13 is refused for a label *.',
  }),
  stated('Fields', { 'field-arguments/font-size-default': 'The font size of a label is 12 where none was passed.' }),
  eachWrite.stated('Fields', {
    'field-arguments/height-kept-*': 'A height passed * is held by a text field, a label and a dropdown.',
    'field-arguments/width-kept-*': 'A width passed * is held by a text field, a label and a dropdown.',
  }),
  stated('Field', {
    'field-arguments/height-default':
      'The height of a text field, a label and a dropdown is 19 where neither it nor a font size was passed.',
    'field-arguments/width-default': 'The width of a text field, a label and a dropdown is 200 where none was passed.',
  }),
  eachWrite.stated('Fields', {
    'field-arguments/minimum-required-kept-*':
      'How many boxes are to be checked is held by a checkbox group when passed *.',
  }),
  stated('Fields', {
    'field-arguments/minimum-required-default': 'No box of a checkbox group is to be checked where nothing was passed.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Fields', {
    'field-arguments/number-in-letters-*':
      'A font size, height, width, page, x, y or number of boxes that is no number is refused *.',
  }),
  open('Fields', {
    'field-arguments/font-size-decimal': 'Whether a font size may have decimals.',
    'field-arguments/font-size-unset-elsewhere': 'Whether a field that is no label shows a font size.',
    'field-arguments/size-odd': 'Whether a height or width may be zero, negative, or a fraction.',
    'field-arguments/minimum-required-odd': 'Whether more boxes may be required than there are, or fewer than none.',
  }),
)
