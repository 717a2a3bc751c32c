import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The conversations and states of participants. */
export const rolesRules = tableOf(
  stated('Participant', {
    'participant/conversation-false': 'While nobody has written, no participant has an ongoing conversation.',
  }),
  stated('Participant', ACTING, {
    'participant/conversation-true': 'When a participant has written, the conversation with them is ongoing.',
    'participant/conversation-of-another':
      'When one participant has written, the others have neither an ongoing conversation nor an unread message.',
    'participant/unread-only-ongoing':
      'A participant has an unread message only if the conversation with them is ongoing.',
  }),
  inferred(`\`participants\` and \`actions\` are members of one transaction, and a task is \`done\` when it was
    "performed": who signs in one transaction has performed nothing in another.`)('Transaction object', ACTING, {
    'participant/acts-in-one-transaction':
      'When a person has signed in one transaction, their state and their tasks in another stay unchanged.',
  }),
  open('Participant', ACTING, {
    'participant/unread-after-message': 'Whether a participant who has written has an unread message.',
  }),
  open('States and transitions: rules', ACTING, {
    'participant/states-of-acting': 'Which `state` a signer and a reviewer have before and after they act.',
  }),
)
