import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, CONVERSING } from '../interface/document/needs.ts'

/** Conversations with participants, and their messages. */
export const conversationRules = tableOf(
  stated('Transaction object', {
    'transaction/ongoing-conversation-false':
      'If no participant has written a message, `ongoing_conversation` is not true.',
    'transaction/has-unread-message-false':
      'If no participant has written a message, `has_unread_message` is not true.',
  }),
  stated('Transaction object', ACTING, {
    'transaction/ongoing-conversation-true':
      'When the only participant has written a message, `ongoing_conversation` is true.',
    'transaction/ongoing-conversation-one-of-several':
      'When one of two participants has written a message, `ongoing_conversation` is true.',
    'transaction/has-unread-message-true':
      'When the only participant has written a message, `has_unread_message` is true.',
    'transaction/has-unread-message-one-of-several':
      'When one of two participants has written a message, `has_unread_message` is true.',
    'transaction/ongoing-conversation-of-another':
      'A message of a participant of another transaction does not set `ongoing_conversation`.',
    'transaction/has-unread-message-of-another':
      'A message of a participant of another transaction does not set `has_unread_message`.',
  }),
  inferred(`\`ongoing_conversation\` of a participant is "Conversation ongoing between participant and creator": an act
    of another participant belongs to neither of them, so it does not end their conversation, and that of the
    transaction is true while "at least one" is ongoing.`)('Participant', ACTING, {
    'transaction/participant-conversation-stays':
      'When another participant has acted, `ongoing_conversation` of the writer and of the transaction is still true.',
    'transaction/participant-conversation-of-each':
      'When two participants have written messages, the conversation with each of them is ongoing.',
  }),
  inferred(`\`ongoing_conversation\` is "true when a conversation is ongoing", and a conversation that has ended is not
    ongoing.`)('Transaction object', CONVERSING, {
    'transaction/ongoing-conversation-ends':
      'When the only conversation has ended, `ongoing_conversation` is not true.',
    'transaction/participant-conversation-ends':
      'When the conversation with a participant has ended, the participant has neither an ongoing conversation nor an unread message.',
  }),
  inferred(`\`ongoing_conversation\` is "true when a conversation is ongoing between at least one participant and the
    workspace", and a message opens one: a message that the service accepts after an earlier conversation has ended
    opens one like the first message.`)('Transaction object', CONVERSING, {
    'transaction/ongoing-conversation-again':
      'If a participant writes again after the conversation has ended, `ongoing_conversation` is true.',
  }),
  inferred(`\`has_unread_message\` is "true when at least one unread participant message exists": nobody reads a message
    by pausing the transaction, and the row of the pause says nothing about messages.`)('Transaction object', ACTING, {
    'transaction/has-unread-message-stays-paused':
      'When a transaction with an unread message is paused, `has_unread_message` is still true.',
  }),
  inferred(`\`has_unread_message\` is "true when at least one unread participant message exists": a transaction and a list
    item do not contain the messages, so requests for them leave every message unread.`)('Transaction object', ACTING, {
    'transaction/has-unread-message-stays-listed':
      'When a transaction with an unread message is listed and read, `has_unread_message` is still true.',
  }),
  inferred(`\`has_unread_message\` is "true when at least one unread participant message exists": an act or a refusal of
    another participant does not show the message to the workspace.`)('Transaction object', ACTING, {
    'transaction/has-unread-message-stays-acted':
      'When another participant acts or refuses, `has_unread_message` of the transaction and of the writer is still true.',
  }),
  inferred(`\`ongoing_conversation\` is "true when a conversation is ongoing", and \`has_unread_message\` is "true when at
    least one unread participant message exists": assigning another signer neither ends a conversation nor reads a
    message.`)('Transaction object', ACTING, {
    'transaction/ongoing-conversation-stays-with-signer':
      'When a signer is added while a conversation is ongoing, `ongoing_conversation` is still true.',
    'transaction/has-unread-message-stays-with-signer':
      'When a signer is added while a message is unread, `has_unread_message` is still true.',
  }),
  inferred(`\`ongoing_conversation\` is "true when a conversation is ongoing", and \`has_unread_message\` "when at least
    one unread participant message exists": metadata and a document neither read a message nor end a
    conversation.`)('Transaction object', ACTING, {
    'transaction/ongoing-conversation-stays-changed':
      'When the metadata is updated or a document is added, an ongoing conversation is still ongoing.',
    'transaction/has-unread-message-stays-changed':
      'When the metadata is updated or a document is added, an unread message is still unread.',
  }),
  stated('Transaction object', CONVERSING, {
    'transaction/has-unread-message-again':
      'If a participant writes again after the first message has been read, `has_unread_message` is true.',
    'transaction/ongoing-conversation-one-ended':
      'When one of two conversations has ended, `ongoing_conversation` is still true.',
    'transaction/has-unread-message-one-read':
      'When only the messages of one of two participants have been read, `has_unread_message` is still true.',
  }),
  inferred(`\`has_unread_message\` is "true when at least one unread participant message exists": when all have been
    read, none exists.`)('Transaction object', CONVERSING, {
    'transaction/has-unread-message-read': 'When the only message has been read, `has_unread_message` is not true.',
    'transaction/participant-unread-read':
      'When the messages of a participant have been read, the participant has no unread message.',
  }),
)
