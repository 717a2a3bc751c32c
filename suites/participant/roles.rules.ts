import { stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

/** What participants show of what they do and did. */
export const rolesRules = tableOf(
  stated('Participant', ACTING, {
    'participant/conversation-of-another':
      'A participant who did not write has neither an ongoing conversation nor an unread message, though another one wrote.',
    'participant/unread-only-ongoing':
      'A participant has an unread message only where the conversation with them is ongoing.',
  }),
)
