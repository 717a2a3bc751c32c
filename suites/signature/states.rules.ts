import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const RULES = 'States and transitions: rules'
const ACTS = { needs: ACTING }

/** Signers who are added after the start, and those who have signed. */
export const statesRules = {
  'signature/signer-after-start': inferred(RULES, 'A signer can be added to a started transaction.'),
  'signature/signer-after-start-awaited': inferred(RULES, 'Closing waits for a signer added after the start.', ACTS),
  'signature/signer-after-signing': inferred(RULES, 'A signer who has signed cannot be removed.', ACTS),
  'signature/signer-details-after-signing': stated(RULES, 'Details of a signer who has signed cannot change.', {
    unreachable: ['no-call', 'no call with documented arguments changes details of a participant'],
  }),
} satisfies RuleTable<'signature'>
