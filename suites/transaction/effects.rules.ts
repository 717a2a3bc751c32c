import { stated, unreachable } from '../../helpers/catalogue/rule.ts'

/** What members bring about in the emails of the service. */
export const effectsRules = stated(
  'Transaction object',
  unreachable('email', 'it shows in an email to participants or to carbon copy addresses'),
  {
    'transaction/sender-name-display-effect': '`sender_name_display` tells in whose name the transaction is sent.',
    'transaction/carbon-copies-notified': 'Carbon copy addresses are notified on completion.',
    'transaction/carbon-copies-documents': 'Carbon copy addresses have access to the signed documents on completion.',
    'transaction/carbon-copy-subject-effect': '`carbon_copy_subject` is the subject of the carbon copy email.',
    'transaction/carbon-copy-message-effect': '`carbon_copy_message` is the message of the carbon copy email.',
  },
)
