import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { CONVERSING, LOG, SETTING, TIME } from '../interface/document/needs.ts'
import { causeRules, type Cause } from './causes.ts'
import { UNLESS_REQUESTS_ALONE } from './derivations.ts'

/** Events of reminders and waiting periods, grouped by cause. */
export const OF_PEOPLE = {
  'manual-reminder': { type: 'action.manualreminder.sent', on: 'when a manual reminder is sent', needs: ['reminders'] },
  reminder: { type: 'action.reminder.sent', on: 'when an automatic reminder is sent', needs: TIME },
  'waiting-period-ended': {
    type: 'action.waitingperiod.ended',
    on: 'when a waiting period ends',
    needs: [...SETTING, ...TIME],
  },
  'waiting-period-cancelled': {
    type: 'action.waitingperiod.cancelled',
    on: 'when a waiting period is cancelled',
    needs: SETTING,
  },
} as const satisfies Readonly<Record<string, Cause>>

const NOTHING_HAPPENED =
  'An event shows that "something changes": if the change that the table describes did not happen, the event would be false.'

/** The events of reminders, waiting periods and conversations. */
export const peopleRules = tableOf(
  causeRules(OF_PEOPLE),
  inferred(UNLESS_REQUESTS_ALONE)('Events', [...CONVERSING, ...LOG], {
    'event/message-after-reading':
      '`transaction.chat.message.received` is logged for a message that follows one that the creator has read.',
  }),
  inferred(`"The creator received an instant message from a participant". ${NOTHING_HAPPENED}`)(
    'Events',
    [...CONVERSING, ...LOG],
    {
      'event/message-not-read':
        'When the creator reads a message and ends the conversation, no further message is logged.',
    },
  ),
  open('Events', [...TIME, 'actions', ...LOG], {
    'event/reminder-of-performed': 'Whether a participant who has already performed their action is reminded.',
  }),
)
