import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const OBJECT = 'Transaction object'
const ACTED = { needs: ACTING }

/** The messages of participants. */
export const conversationRules = {
  'transaction/ongoing-conversation-false': stated(OBJECT, 'While no participant wrote, no conversation is ongoing.'),
  'transaction/ongoing-conversation-true': stated(
    OBJECT,
    'Once its participant wrote, a conversation is ongoing.',
    ACTED,
  ),
  'transaction/ongoing-conversation-one-of-several': stated(
    OBJECT,
    'Once one of two participants wrote, a conversation is ongoing.',
    ACTED,
  ),
  'transaction/ongoing-conversation-ends': inferred(OBJECT, 'A conversation that ended is not ongoing.', {
    unreachable: ['no-trigger', 'no documented call and no control hook ends a conversation'],
  }),
  'transaction/has-unread-message-false': stated(OBJECT, 'While no participant wrote, no message is unread.'),
  'transaction/has-unread-message-true': stated(OBJECT, 'Once its participant wrote, a message is unread.', ACTED),
  'transaction/has-unread-message-one-of-several': stated(
    OBJECT,
    'Once one of two participants wrote, a message is unread.',
    ACTED,
  ),
  'transaction/has-unread-message-read': inferred(OBJECT, 'A message that was read is not unread.', {
    unreachable: ['no-call', 'the calls for messages are listed without detail'],
  }),
} satisfies RuleTable<'transaction'>
