import { inferred, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const OBJECT = 'Transaction object'

/** How far a transaction has come. */
export const progressRules = {
  'transaction/progress-value-draft': inferred(OBJECT, 'A draft has no progress.'),
  'transaction/progress-value-unfinished': inferred(
    OBJECT,
    'The progress of a transaction whose signer has not acted is below 100 percent.',
  ),
  'transaction/progress-value-completed': inferred(OBJECT, 'The progress of a completed transaction is 100 percent.', {
    needs: ACTING,
  }),
} satisfies RuleTable<'transaction'>
