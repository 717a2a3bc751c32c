import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** How a signature date is written. */
export const formatsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/format-kept-*': 'Each of the seven listed formats of a signature date is held when passed *.',
    'field-arguments/format-time-kept-*':
      'Each of the seven listed formats of a signature date is held with ` - HH:mm` behind it when passed *.',
    'field-arguments/format-unlisted-*': 'A format of a signature date that is not listed is refused *.',
  }),
  open('Fields', {
    'field-arguments/format-default': 'Which format a signature date has when none was passed.',
    'field-arguments/format-pieces': 'Whether what stands between two commas of the list is a format of its own.',
    'field-arguments/format-separators': 'Whether the time may follow the date behind something else than ` - `.',
    'field-arguments/format-case': 'Whether a format may be written in small letters.',
  }),
)
