import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, CONVERSING } from '../interface/document/needs.ts'

/** The messages of participants. */
export const conversationRules = tableOf(
  stated('Transaction object', {
    'transaction/ongoing-conversation-false': 'While no participant wrote, no conversation is ongoing.',
    'transaction/has-unread-message-false': 'While no participant wrote, no message is unread.',
  }),
  stated('Transaction object', ACTING, {
    'transaction/ongoing-conversation-true': 'Once its participant wrote, a conversation is ongoing.',
    'transaction/ongoing-conversation-one-of-several': 'Once one of two participants wrote, a conversation is ongoing.',
    'transaction/has-unread-message-true': 'Once its participant wrote, a message is unread.',
    'transaction/has-unread-message-one-of-several': 'Once one of two participants wrote, a message is unread.',
    'transaction/ongoing-conversation-of-another':
      'A transaction to which nobody wrote has no conversation, though a participant of another one wrote.',
    'transaction/has-unread-message-of-another':
      'A transaction to which nobody wrote has no unread message, though another one has.',
  }),
  inferred(
    '`ongoing_conversation` of a participant is "Conversation ongoing between participant and creator": what another participant performs is no word of either of the two, and ends nothing between them.',
  )('Participant', ACTING, {
    'transaction/participant-conversation-stays':
      'The conversation with a participant is still ongoing when another one has signed.',
  }),
  inferred('`ongoing_conversation` is "true when a conversation is ongoing": once it has ended, none is.')(
    'Transaction object',
    CONVERSING,
    {
      'transaction/ongoing-conversation-ends': 'A conversation that ended is not ongoing.',
      'transaction/participant-conversation-ends':
        'A participant with whom the conversation ended has neither an ongoing one nor an unread message.',
    },
  ),
  stated('Transaction object', CONVERSING, {
    'transaction/ongoing-conversation-one-ended':
      'Once one of two conversations ended, one is ongoing "between at least one participant and the workspace".',
    'transaction/has-unread-message-one-read':
      'Once the messages of one of two participants were read, "at least one unread participant message exists".',
  }),
  inferred(
    '`has_unread_message` is "true when at least one unread participant message exists": once all were read, none exists.',
  )('Transaction object', CONVERSING, {
    'transaction/has-unread-message-read': 'A message that was read is not unread.',
    'transaction/participant-unread-read': 'A participant whose messages were read has no unread message.',
  }),
)
