import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { lengthLimit } from '../interface/writes/limited-texts.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { AS_PASSED } from './derivations.ts'

/** Texts of fields: the tooltip, and the value of a label, of an input and of a list. */
export const textsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/tooltip-kept-*': 'A tooltip passed * is held by a text field and by an image field.',
  }),
  lengthLimit('field-arguments/tooltip', 'Fields', 'tooltip', 100),
  eachWrite.stated('Fields', {
    'field-arguments/label-value-kept-*': 'The text that a label displays is the value passed *.',
  }),
  lengthLimit('field-arguments/label-value', 'Fields', 'value of a label', 200),
  eachWrite.stated('Fields', {
    'field-arguments/label-value-empty-*': 'An empty value of a label is never held *.',
    'field-arguments/text-value-kept-*': 'The suggested value of a text field is the value passed *.',
    'field-arguments/text-value-empty-*': 'An empty value of a text field is never held *.',
    'field-arguments/dropdown-value-kept-*': 'The option that a dropdown has selected is the value passed *.',
    'field-arguments/dropdown-value-empty-*': 'An empty value of a dropdown is never held *.',
    'field-arguments/dropdown-value-backslash-*': 'A value of a dropdown with a backslash in it is refused *.',
  }),
  eachWrite.inferred(AS_PASSED)('Fields', {
    'field-arguments/text-signs-*':
      'A tooltip, value or consent passed * that is accepted is held with its signs of markup and letters beyond ASCII.',
  }),
  open('Fields', {
    'field-arguments/text-value-long': 'How long the value of a text field of a given size may be.',
    'field-arguments/dropdown-value-no-option': 'Whether a dropdown takes a value that is none of its options.',
  }),
)
