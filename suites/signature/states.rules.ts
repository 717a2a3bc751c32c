import { inferred, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'
import { eachEnded } from '../interface/refused-when-ended.ts'

/** Signers who are added or removed after the start, those who have signed, and those of what has ended. */
export const statesRules = tableOf(
  stated('Transaction object', {
    'signature/signer-after-start': 'A signer can be added to a started transaction.',
  }),
  inferred(
    'A started transaction closes when "all participants performed their actions"; a signer who was added by the time is one of ' +
      'them, as "participants and actions are updated automatically when a signer or reviewer is added".',
  )('States and transitions: rules', ACTING, {
    'signature/signer-after-start-awaited': 'Closing waits for a signer added after the start.',
  }),
  inferred(
    '"A signer\'s details cannot change after the signer has signed", and later updates must be "coherent with the signature ' +
      'flow": to take signers off the field that they have signed changes more of them than any detail.',
  )('States and transitions: rules', ACTING, {
    'signature/signer-after-signing': 'A signer who has signed cannot be removed.',
  }),
  stated(
    'States and transitions: rules',
    unreachable('no-call', 'no call with documented arguments changes details of a participant'),
    { 'signature/signer-details-after-signing': 'Details of a signer who has signed cannot change.' },
  ),
  eachEnded('States and transitions: rules', {
    'signature/not-added-*': 'No signer can be added to *.',
    'signature/not-removed-*': 'No signer of * can be removed.',
  }),
)
