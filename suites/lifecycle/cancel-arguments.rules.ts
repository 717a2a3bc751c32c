import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { eachState } from '../interface/document/states.ts'

/** The code and the reason of a cancellation. */
export const cancelArgumentsRules = tableOf(
  stated('States and transitions', { 'lifecycle/cancel-code-kept': 'Each listed cancel code is stored.' }),
  eachState(['started', 'paused']).stated('States and transitions', {
    'lifecycle/*-cancel-code': 'When * is cancelled, the cancel code that was passed is stored.',
  }),
  open('States and transitions', {
    'lifecycle/cancel-code-absent': 'Which `cancel_code` a transaction has if it was cancelled without one.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/cancel-code-unknown': 'An unlisted cancel code is refused.',
    'lifecycle/cancel-code-stall-reason': 'A cancel code that is listed only as a stall reason is refused.',
  }),
  open('Endpoints: Transactions', {
    'lifecycle/cancel-code-upper-case': 'Whether a cancel code in upper case is accepted.',
  }),
  stated('Endpoints: Transactions', unreachable('no-call', 'no documented call shows the message type'), {
    'lifecycle/cancel-code-message-type': 'The `message_type` of a refusal is a valid cancel code.',
  }),
  stated('Transaction object', { 'lifecycle/cancel-reason-kept': 'The reason of a cancellation is stored.' }),
  open('Transaction object', {
    'lifecycle/cancel-reason-absent': 'Which `cancel_reason` a transaction has if it was cancelled without one.',
  }),
  stated('Limits', {
    'lifecycle/cancel-reason-at-limit': 'A cancel reason of 250 characters is accepted and stored.',
    'lifecycle/cancel-reason-beyond-limit': 'A cancel reason of 251 characters is refused.',
    'lifecycle/cancel-reason-not-bytes': 'The length of a cancel reason is counted in characters, not bytes.',
  }),
)
