import { inferred, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'

/** The code and the reason of a cancellation. */
export const cancelArgumentsRules = tableOf(
  stated('States and transitions', {
    'lifecycle/cancel-code-signature-refusal': 'The cancel code `signature_refusal` is kept.',
    'lifecycle/cancel-code-review-refusal': 'The cancel code `review_refusal` is kept.',
    'lifecycle/cancel-code-consultation-refusal': 'The cancel code `consultation_refusal` is kept.',
    'lifecycle/cancel-code-transaction-refusal': 'The cancel code `transaction_refusal` is kept.',
    'lifecycle/cancel-code-document-not-compliant': 'The cancel code `document_not_compliant` is kept.',
    'lifecycle/cancel-code-other-reason': 'The cancel code `other_reason` is kept.',
    'lifecycle/started-cancel-code': 'The cancel code of a started transaction is kept.',
    'lifecycle/paused-cancel-code': 'The cancel code of a paused transaction is kept.',
  }),
  inferred('')('States and transitions', {
    'lifecycle/cancel-code-absent': 'A transaction cancelled without code has no `cancel_code`.',
  }),
  stated('Endpoints: Transactions', {
    'lifecycle/cancel-code-unknown': 'A cancel code that is not in the list is refused.',
    'lifecycle/cancel-code-stall-reason': 'A cancel code that is only a stall reason is refused.',
  }),
  inferred('')('Endpoints: Transactions', {
    'lifecycle/cancel-code-upper-case': 'A cancel code in upper case is refused.',
  }),
  stated('Endpoints: Transactions', unreachable('no-call', 'no documented call shows the message type'), {
    'lifecycle/cancel-code-message-type': 'The `message_type` of a refusal is a valid cancel code.',
  }),
  stated('Transaction object', { 'lifecycle/cancel-reason-kept': 'The reason of a cancellation is kept.' }),
  inferred('')('Transaction object', {
    'lifecycle/cancel-reason-absent': 'A transaction cancelled without reason has no `cancel_reason`.',
  }),
  stated('Limits', {
    'lifecycle/cancel-reason-at-limit': 'A cancel reason of 250 characters is kept.',
    'lifecycle/cancel-reason-beyond-limit': 'A cancel reason of 251 characters is refused.',
    'lifecycle/cancel-reason-not-bytes': 'The length of a cancel reason counts characters, not bytes.',
  }),
)
