import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The formats of a signature date. */
export const formatsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/format-kept-*':
      'When one of the seven listed formats of a signature date is passed *, it is stored.',
    'field-arguments/format-time-kept-*':
      'When one of the seven listed formats is passed * with ` - HH:mm` at the end, it is stored.',
    'field-arguments/format-unlisted-*': 'An unlisted format of a signature date is refused *.',
  }),
  open('Fields', {
    'field-arguments/format-default': 'Which format a signature date has if `format` is omitted.',
    'field-arguments/format-pieces':
      'Whether the parts of a listed format that contains a comma are accepted as formats.',
    'field-arguments/format-separators': 'Whether a separator other than ` - ` before the time is accepted.',
    'field-arguments/format-case': 'Whether a format in lower case is accepted.',
  }),
)
