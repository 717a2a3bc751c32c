import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { AS_PASSED } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The names of fields. */
export const namesRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/name-kept-*': 'A field shows the name that is passed *, whether or not its type requires a name.',
  }),
  eachWrite.inferred(AS_PASSED)('Fields', {
    'field-arguments/name-signs-*':
      'If a name with quotation marks, markup or non-ASCII letters is accepted *, it is stored unchanged.',
  }),
  open('Fields', { 'field-arguments/name-long': 'How long the name of a field can be.' }),
)
