import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { CONVERSING, LOG, SETTING, TIME } from '../interface/document/needs.ts'
import { causeRules, type Cause } from './causes.ts'

/** Events of what is done about participants, by what causes them. */
export const OF_PEOPLE = {
  'manual-reminder': { type: 'action.manualreminder.sent', on: 'on a manual reminder', needs: ['reminders'] },
  reminder: { type: 'action.reminder.sent', on: 'on an automatic reminder', needs: TIME },
  'waiting-period-ended': {
    type: 'action.waitingperiod.ended',
    on: 'at the end of a waiting period',
    needs: [...SETTING, ...TIME],
  },
  'waiting-period-cancelled': {
    type: 'action.waitingperiod.cancelled',
    on: 'on the cancellation of a waiting period',
    needs: SETTING,
  },
} as const satisfies Readonly<Record<string, Cause>>

const NOTHING_HAPPENED =
  'An event tells that "something changes": where what the table says of it did not happen, it would tell of what never was.'

/** What is logged of reminders, waiting periods and conversations. */
export const peopleRules = tableOf(
  causeRules(OF_PEOPLE),
  inferred(`"Waiting period ended; participant can act". ${NOTHING_HAPPENED}`)(
    'Events',
    [...SETTING, ...TIME, ...LOG],
    {
      'event/waiting-period-not-ended-early': 'No end of a waiting period of two days is logged after one.',
    },
  ),
  inferred(`"Waiting period cancelled within the transaction". ${NOTHING_HAPPENED}`)(
    'Events',
    [...SETTING, ...TIME, ...LOG],
    {
      'event/waiting-period-ended-not-cancelled': 'A waiting period that comes to its end is not logged as cancelled.',
    },
  ),
  inferred(`"Manual reminder sent", "automatic reminder sent": they are told apart. ${NOTHING_HAPPENED}`)(
    'Events',
    ['reminders', ...LOG],
    { 'event/manual-reminder-not-automatic': 'A manual reminder is not logged as an automatic one.' },
  ),
  inferred(`"Manual reminder sent", "automatic reminder sent": they are told apart. ${NOTHING_HAPPENED}`)(
    'Events',
    [...TIME, ...LOG],
    { 'event/reminder-not-manual': 'An automatic reminder is not logged as a manual one.' },
  ),
  inferred(`"The creator received an instant message from a participant". ${NOTHING_HAPPENED}`)(
    'Events',
    [...CONVERSING, ...LOG],
    { 'event/message-not-read': 'No further message is logged when the creator reads it and ends the conversation.' },
  ),
  open('Events', [...TIME, 'actions', ...LOG], {
    'event/reminder-of-performed': 'Whether a participant who has performed their action is reminded.',
  }),
)
