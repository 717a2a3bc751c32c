import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const RULES = 'States and transitions: rules'

/** Signers who are added after the start, and those who have signed. */
export const statesRules = {
  'signature/signer-after-start': inferred(RULES, 'A signer can be added to a started transaction.'),
  'signature/signer-after-start-awaited': inferred(
    RULES,
    'A started transaction stays started until a signer who was added has acted too.',
    { needs: ACTING },
  ),
  'signature/signer-after-signing': inferred(RULES, 'A signer who has signed cannot be removed from the field.', {
    needs: ACTING,
  }),
  'signature/signer-details-after-signing': stated(
    RULES,
    'The details of a signer cannot change after the signer has signed.',
    { unreachable: ['no-call', 'no call with documented arguments changes details of a participant'] },
  ),
} satisfies RuleTable<'signature'>
