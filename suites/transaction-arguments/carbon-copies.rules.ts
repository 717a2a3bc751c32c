import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'

/** Who is notified on completion. */
export const carbonCopiesRules = {
  ...written('transaction-arguments/carbon-copies-kept', (when) =>
    stated(ARGUMENTS, `Carbon copy addresses passed ${when} are held by the transaction.`),
  ),
  ...written('transaction-arguments/carbon-copies-not-address', (when) =>
    inferred(ARGUMENTS, `A carbon copy address that is no email address is refused ${when}.`),
  ),
  'transaction-arguments/carbon-copies-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without carbon copies leaves the carbon copies as they were.',
  ),
  'transaction-arguments/carbon-copies-update-again': open(
    ARGUMENTS,
    'Whether the carbon copies of an update replace the old ones or join them.',
  ),
} satisfies RuleTable<'transaction-arguments'>
