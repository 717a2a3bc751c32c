import { inferred, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const OBJECT = 'Transaction object'
const ACTED = { needs: ACTING }

/** How far a transaction has come. */
export const progressRules = {
  'transaction/progress-value-draft': inferred(OBJECT, 'A draft has no progress.'),
  'transaction/progress-value-unfinished': inferred(
    OBJECT,
    'The progress of a transaction still to be signed is below 100.',
  ),
  'transaction/progress-value-completed': inferred(OBJECT, 'The progress of a completed transaction is 100.', ACTED),
} satisfies RuleTable<'transaction'>
