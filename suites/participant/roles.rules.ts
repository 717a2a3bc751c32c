import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** What participants show of what they do and did. */
export const rolesRules = tableOf(
  stated('Participant', {
    'participant/conversation-false': 'While nobody wrote, no conversation is ongoing with any participant.',
  }),
  stated('Participant', ACTING, {
    'participant/conversation-true': 'Once a participant wrote, a conversation is ongoing with them.',
    'participant/conversation-of-another':
      'A participant who did not write has neither an ongoing conversation nor an unread message, though another one wrote.',
    'participant/unread-only-ongoing':
      'A participant has an unread message only where the conversation with them is ongoing.',
  }),
  open('Participant', ACTING, {
    'participant/unread-after-message': 'Whether a participant who wrote has an unread message.',
  }),
  open('States and transitions: rules', ACTING, {
    'participant/states-of-acting': 'Which `state` a signer and a reviewer show before they act, and afterwards.',
  }),
)
