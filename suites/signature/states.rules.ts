import { inferred, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

/** Signers who are added after the start, and those who have signed. */
export const statesRules = tableOf(
  inferred('')('States and transitions: rules', {
    'signature/signer-after-start': 'A signer can be added to a started transaction.',
  }),
  inferred('')('States and transitions: rules', ACTING, {
    'signature/signer-after-start-awaited': 'Closing waits for a signer added after the start.',
    'signature/signer-after-signing': 'A signer who has signed cannot be removed.',
  }),
  stated(
    'States and transitions: rules',
    unreachable('no-call', 'no call with documented arguments changes details of a participant'),
    { 'signature/signer-details-after-signing': 'Details of a signer who has signed cannot change.' },
  ),
)
