import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { limitedText } from '../interface/writes/limited-texts.ts'

const ARGUMENTS = 'Arguments for create and update'

/** name, carbon_copy_subject and carbon_copy_message. */
export const textsRules = tableOf(
  limitedText('transaction-arguments/name', ARGUMENTS, 'name', 100),
  limitedText('transaction-arguments/carbon-copy-subject', ARGUMENTS, 'carbon copy subject', 100),
  limitedText('transaction-arguments/carbon-copy-message', ARGUMENTS, 'carbon copy message', 1000),
  open(ARGUMENTS, {
    'transaction-arguments/name-empty-update': 'Whether an empty name on update is refused, stored, or ignored.',
    'transaction-arguments/carbon-copy-message-markup': 'Which xhtml tags are kept in a carbon copy message.',
  }),
)
