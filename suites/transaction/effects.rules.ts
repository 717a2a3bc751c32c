import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const OBJECT = 'Transaction object'
const EMAIL = { unreachable: ['email', 'it shows in an email to participants or to carbon copy addresses'] } as const

/** What members bring about in the emails of the service. */
export const effectsRules = {
  'transaction/sender-name-display-effect': stated(
    OBJECT,
    '`sender_name_display` tells in whose name the transaction is sent.',
    EMAIL,
  ),
  'transaction/carbon-copies-notified': stated(OBJECT, 'Carbon copy addresses are notified on completion.', EMAIL),
  'transaction/carbon-copies-documents': stated(
    OBJECT,
    'Carbon copy addresses have access to the signed documents on completion.',
    EMAIL,
  ),
  'transaction/carbon-copy-subject-effect': stated(
    OBJECT,
    '`carbon_copy_subject` is the subject of the carbon copy email.',
    EMAIL,
  ),
  'transaction/carbon-copy-message-effect': stated(
    OBJECT,
    '`carbon_copy_message` is the message of the carbon copy email.',
    EMAIL,
  ),
} satisfies RuleTable<'transaction'>
