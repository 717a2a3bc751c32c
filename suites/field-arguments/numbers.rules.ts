import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'

/** The numbers of fields: font size, height, width, and the number of boxes that must be checked. */
export const numbersRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/font-size-kept-*': 'A font size passed * is stored by a label.',
    'field-arguments/font-size-at-limit-*': 'Font sizes of 7 and 12 are accepted and stored by a label *.',
    'field-arguments/font-size-below-limit-*': 'A font size of 6 is refused for a label *.',
    'field-arguments/font-size-beyond-limit-*': 'A font size of 13 is refused for a label *.',
  }),
  stated('Fields', {
    'field-arguments/font-size-default': 'If `font_size` is omitted, the font size of a label is 12.',
  }),
  eachWrite.stated('Fields', {
    'field-arguments/height-kept-*': 'A height passed * is stored by a text field, a label and a dropdown.',
    'field-arguments/width-kept-*': 'A width passed * is stored by a text field, a label and a dropdown.',
  }),
  stated('Field', {
    'field-arguments/height-default':
      'If `height` and `font_size` are omitted, the height of a text field, a label and a dropdown is 19.',
    'field-arguments/width-default': 'If `width` is omitted, the width of a text field, a label and a dropdown is 200.',
  }),
  eachWrite.stated('Fields', {
    'field-arguments/minimum-required-kept-*': '`minimum_required` passed * is stored by a checkbox group.',
  }),
  stated('Fields', {
    'field-arguments/minimum-required-default':
      'If `minimum_required` is omitted, a checkbox group requires no checked box.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Fields', {
    'field-arguments/number-in-letters-*':
      'A word passed as `font_size`, `height`, `width`, `page`, `x`, `y` or `minimum_required` is refused *.',
  }),
  open('Fields', {
    'field-arguments/font-size-decimal': 'Whether a font size can have decimals.',
    'field-arguments/font-size-unset-elsewhere': 'Whether fields other than labels show a font size.',
    'field-arguments/size-odd': 'Whether a height or width can be zero, negative, or a fraction.',
    'field-arguments/minimum-required-odd':
      'Whether `minimum_required` can exceed the number of boxes, or be negative.',
  }),
)
