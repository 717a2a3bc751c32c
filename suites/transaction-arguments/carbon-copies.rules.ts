import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The addresses that are notified on completion. */
export const carbonCopiesRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/carbon-copies-kept-*': 'Carbon copy addresses passed * are stored.',
  }),
  eachWrite.inferred(`The argument has "emails to notify on completion", and \`carbon_copies\` shows "addresses
    notified". A text that is not an address cannot be notified, so it is never listed; the document leaves open whether
    it is refused or ignored.`)('Arguments for create and update', {
    'transaction-arguments/carbon-copies-not-address-*': 'Only email addresses become carbon copies *.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/carbon-copies-omitted-keeps':
      'If the carbon copies are omitted, an update leaves them unchanged.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/carbon-copies-update-again':
      'Whether the carbon copies of an update replace the old ones or are added to them.',
  }),
)
