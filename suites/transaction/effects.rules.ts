import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const OBJECT = 'Transaction object'

/** What members bring about in the emails of the service. */
export const effectsRules = {
  'transaction/sender-name-display-effect': stated(
    OBJECT,
    '`sender_name_display` tells in whose name the transaction is sent.',
    { unreachable: ['email', 'the sender shows in the messages to participants'] },
  ),
  'transaction/carbon-copies-notified': stated(OBJECT, 'Carbon copy addresses are notified on completion.', {
    unreachable: ['email', 'the notification is an email'],
  }),
  'transaction/carbon-copies-documents': stated(
    OBJECT,
    'Carbon copy addresses have access to the signed documents on completion.',
    { unreachable: ['email', 'the access is given in an email'] },
  ),
  'transaction/carbon-copy-subject-effect': stated(
    OBJECT,
    '`carbon_copy_subject` is the subject of the carbon copy email.',
    { unreachable: ['email', 'it is a part of the email'] },
  ),
  'transaction/carbon-copy-message-effect': stated(
    OBJECT,
    '`carbon_copy_message` is the message of the carbon copy email.',
    { unreachable: ['email', 'it is a part of the email'] },
  ),
} satisfies RuleTable<'transaction'>
