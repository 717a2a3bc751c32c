import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { AS_PASSED } from '../interface/document/derivations.ts'
import { eachRunning } from '../interface/document/states.ts'
import { lengthLimit } from '../interface/writes/limited-texts.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The texts of fields: the tooltip, and the value of a label, a text field and a dropdown. */
export const textsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/tooltip-kept-*': 'A tooltip passed * is stored by a text field and by an image field.',
  }),
  lengthLimit('field-arguments/tooltip', 'Fields', 'tooltip', 100),
  eachWrite.stated('Fields', { 'field-arguments/label-value-kept-*': 'A label displays the value that is passed *.' }),
  lengthLimit('field-arguments/label-value', 'Fields', 'label value', 200),
  eachWrite.stated('Fields', {
    'field-arguments/label-value-empty-*': 'An empty value of a label is never stored *.',
    'field-arguments/text-value-kept-*': 'A text field suggests the value that is passed *.',
    'field-arguments/text-value-empty-*': 'An empty value of a text field is never stored *.',
    'field-arguments/dropdown-value-kept-*': 'A dropdown selects the option that is passed as `value` *.',
    'field-arguments/dropdown-value-empty-*': 'An empty value of a dropdown is never stored *.',
    'field-arguments/dropdown-value-backslash-*': 'A dropdown value with a backslash is refused *.',
  }),
  eachRunning.stated('Fields', {
    'field-arguments/value-empty-*': 'An empty value of a label, a text field or a dropdown of * is never stored.',
  }),
  eachWrite.inferred(AS_PASSED)('Fields', {
    'field-arguments/text-signs-*':
      'If a tooltip, value or consent with markup or non-ASCII letters is accepted *, it is stored unchanged.',
  }),
  eachWrite.inferred(`The row of \`value\` bars a character for one type alone: "label (max 200 characters), dropdown
    (default option value, no backslash character), text (suggested value; ...)". A backslash is an ordinary character
    in the other two.`)('Fields', {
    'field-arguments/value-backslash-kept-*':
      'A value with a backslash passed * is stored by a label and by a text field.',
  }),
  open('Fields', {
    'field-arguments/text-value-long': 'How long the value of a text field of a given size can be.',
    'field-arguments/dropdown-value-no-option': 'Whether a dropdown accepts a value that is not one of its options.',
  }),
)
