import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { AS_PASSED } from '../interface/document/derivations.ts'
import { limitedText } from '../interface/writes/limited-texts.ts'
import { eachWrite } from '../interface/writes/writes.ts'

const ARGUMENTS = 'Arguments for create and update'

/** name, carbon_copy_subject and carbon_copy_message. */
export const textsRules = tableOf(
  limitedText('transaction-arguments/name', ARGUMENTS, 'name', 100),
  limitedText('transaction-arguments/carbon-copy-subject', ARGUMENTS, 'carbon copy subject', 100),
  limitedText('transaction-arguments/carbon-copy-message', ARGUMENTS, 'carbon copy message', 1000),
  eachWrite.inferred(AS_PASSED)(ARGUMENTS, {
    'transaction-arguments/name-signs-*': 'If a name with markup or quotes is accepted *, it is stored unchanged.',
    'transaction-arguments/carbon-copy-subject-signs-*':
      'If a carbon copy subject with markup or quotes is accepted *, it is stored unchanged.',
    'transaction-arguments/carbon-copy-message-signs-*':
      'If a carbon copy message with semicolons and percent signs is accepted *, it is stored unchanged.',
  }),
  open(ARGUMENTS, {
    'transaction-arguments/name-empty-update': 'Whether an empty name on update is refused, stored, or ignored.',
    'transaction-arguments/carbon-copy-message-markup': 'Which xhtml tags are kept in a carbon copy message.',
  }),
)
