import { inferred, open, tableOf } from '../../helpers/catalogue/rule.ts'
import { eachWrite } from '../interface/writes.ts'

/** Who is notified on completion. */
export const carbonCopiesRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/carbon-copies-kept-*': 'Carbon copy addresses passed * are held by the transaction.',
  }),
  eachWrite.inferred('')('Arguments for create and update', {
    'transaction-arguments/carbon-copies-not-address-*': 'A carbon copy address that is no email address is refused *.',
  }),
  inferred('')('Arguments for create and update', {
    'transaction-arguments/carbon-copies-omitted-keeps':
      'An update without carbon copies leaves the carbon copies as they were.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/carbon-copies-update-again':
      'Whether the carbon copies of an update replace the old ones or join them.',
  }),
)
