import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const TABLE = 'States and transitions'
const OBJECT = 'Transaction object'
const ENDPOINTS = 'Endpoints: Transactions'

/** The code and the reason of a cancellation. */
export const cancelArgumentsRules = {
  'lifecycle/cancel-code-signature-refusal': stated(TABLE, 'The cancel code `signature_refusal` is kept.'),
  'lifecycle/cancel-code-review-refusal': stated(TABLE, 'The cancel code `review_refusal` is kept.'),
  'lifecycle/cancel-code-consultation-refusal': stated(TABLE, 'The cancel code `consultation_refusal` is kept.'),
  'lifecycle/cancel-code-transaction-refusal': stated(TABLE, 'The cancel code `transaction_refusal` is kept.'),
  'lifecycle/cancel-code-document-not-compliant': stated(TABLE, 'The cancel code `document_not_compliant` is kept.'),
  'lifecycle/cancel-code-other-reason': stated(TABLE, 'The cancel code `other_reason` is kept.'),
  'lifecycle/started-cancel-code': stated(TABLE, 'The cancel code of a started transaction is kept.'),
  'lifecycle/paused-cancel-code': stated(TABLE, 'The cancel code of a paused transaction is kept.'),
  'lifecycle/cancel-code-absent': inferred(TABLE, 'A transaction cancelled without code has no `cancel_code`.'),
  'lifecycle/cancel-code-unknown': stated(ENDPOINTS, 'A cancel code that is not in the list is refused.'),
  'lifecycle/cancel-code-stall-reason': stated(ENDPOINTS, 'A cancel code that is only a stall reason is refused.'),
  'lifecycle/cancel-code-upper-case': inferred(ENDPOINTS, 'A cancel code in upper case is refused.'),
  'lifecycle/cancel-code-message-type': stated(ENDPOINTS, 'The `message_type` of a refusal is a valid cancel code.', {
    unreachable: ['no-call', 'no documented call shows the message type'],
  }),

  'lifecycle/cancel-reason-kept': stated(OBJECT, 'The reason of a cancellation is kept.'),
  'lifecycle/cancel-reason-absent': inferred(OBJECT, 'A transaction cancelled without reason has no `cancel_reason`.'),
  'lifecycle/cancel-reason-at-limit': stated('Limits', 'A cancel reason of 250 characters is kept.'),
  'lifecycle/cancel-reason-beyond-limit': stated('Limits', 'A cancel reason of 251 characters is refused.'),
  'lifecycle/cancel-reason-not-bytes': stated('Limits', 'The length of a cancel reason counts characters, not bytes.'),
} satisfies RuleTable<'lifecycle'>
