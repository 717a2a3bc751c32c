import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'

/** The code and the reason of a cancellation. */
export const cancelArgumentsRules = tableOf(
  stated('States and transitions', {
    'lifecycle/cancel-code-kept': 'Each cancel code of the list is kept.',
    'lifecycle/started-cancel-code': 'The cancel code of a started transaction is kept.',
    'lifecycle/paused-cancel-code': 'The cancel code of a paused transaction is kept.',
  }),
  open('States and transitions', {
    'lifecycle/cancel-code-absent': 'Which `cancel_code` a transaction cancelled without one has.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/cancel-code-unknown': 'A cancel code that is not in the list is refused.',
    'lifecycle/cancel-code-stall-reason': 'A cancel code that is only a stall reason is refused.',
  }),
  open('Endpoints: Transactions', {
    'lifecycle/cancel-code-upper-case': 'Whether a cancel code in upper case is taken.',
  }),
  stated('Endpoints: Transactions', unreachable('no-call', 'no documented call shows the message type'), {
    'lifecycle/cancel-code-message-type': 'The `message_type` of a refusal is a valid cancel code.',
  }),
  stated('Transaction object', { 'lifecycle/cancel-reason-kept': 'The reason of a cancellation is kept.' }),
  open('Transaction object', {
    'lifecycle/cancel-reason-absent': 'Which `cancel_reason` a transaction cancelled without one has.',
  }),
  stated('Limits', {
    'lifecycle/cancel-reason-at-limit': 'A cancel reason of 250 characters is kept.',
    'lifecycle/cancel-reason-beyond-limit': 'A cancel reason of 251 characters is refused.',
    'lifecycle/cancel-reason-not-bytes': 'The length of a cancel reason counts characters, not bytes.',
  }),
)
