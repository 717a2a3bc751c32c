import { inferred, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

/** How far a transaction has come. */
export const progressRules = tableOf(
  inferred('Transaction object', {
    'transaction/progress-value-draft': 'A draft has no progress.',
    'transaction/progress-value-unfinished': 'The progress of a transaction still to be signed is below 100.',
  }),
  inferred('Transaction object', ACTING, {
    'transaction/progress-value-completed': 'The progress of a completed transaction is 100.',
  }),
)
