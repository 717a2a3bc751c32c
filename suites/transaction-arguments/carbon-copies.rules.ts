import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

const ADDRESSES_ONLY =
  'The argument takes "emails to notify on completion", and `carbon_copies` shows "addresses notified". A text that is no address cannot be notified, ' +
  'so it never stands among them; whether it is refused or passed over is left open.'

/** Who is notified on completion. */
export const carbonCopiesRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/carbon-copies-kept-*': 'Carbon copy addresses passed * are held by the transaction.',
  }),
  eachWrite.inferred(ADDRESSES_ONLY)('Arguments for create and update', {
    'transaction-arguments/carbon-copies-not-address-*':
      'A text that is no email address does not become a carbon copy *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/carbon-copies-omitted-keeps':
      'An update without carbon copies leaves the carbon copies as they were.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/carbon-copies-update-again':
      'Whether the carbon copies of an update replace the old ones or join them.',
  }),
)
