import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { AS_PASSED } from './derivations.ts'

/** The names of fields. */
export const namesRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/name-kept-*': 'The name passed * is that of the field, whether or not its type requires one.',
  }),
  eachWrite.inferred(AS_PASSED)('Fields', {
    'field-arguments/name-signs-*':
      'A name passed * that is accepted is held with its quotation marks, signs of markup and letters beyond ASCII.',
  }),
  open('Fields', {
    'field-arguments/name-long': 'How long the name of a field may be.',
  }),
)
