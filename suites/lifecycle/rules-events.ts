import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD, LOG, TIME } from './needs.ts'

const TABLE = 'States and transitions'
const EVENTS = 'Events'
const acting = { needs: [...ACTING, ...LOG] }

/** The events of transactions and of actions. */
export const eventRules = {
  'lifecycle/created-event': stated(TABLE, 'A creation leaves the event transaction.lifecycle.created.', {
    needs: LOG,
  }),
  'lifecycle/started-event': stated(TABLE, 'A start leaves the event transaction.lifecycle.started.', { needs: LOG }),
  'lifecycle/paused-event': stated(TABLE, 'A pause leaves the event transaction.lifecycle.paused.', { needs: LOG }),
  'lifecycle/draft-cancelled-event': stated(
    TABLE,
    'Cancelling a draft leaves the event transaction.lifecycle.cancelled.',
    { needs: LOG },
  ),
  'lifecycle/started-cancelled-event': stated(
    TABLE,
    'Cancelling a started transaction leaves the event transaction.lifecycle.cancelled.',
    { needs: LOG },
  ),
  'lifecycle/paused-cancelled-event': stated(
    TABLE,
    'Cancelling a paused transaction leaves the event transaction.lifecycle.cancelled.',
    { needs: LOG },
  ),
  'lifecycle/expired-event': stated(TABLE, 'An expiry leaves the event transaction.lifecycle.expired.', {
    needs: [...TIME, ...LOG],
  }),
  'lifecycle/completed-event': stated(TABLE, 'A completion leaves the event transaction.lifecycle.completed.', acting),
  'lifecycle/message-event': stated(
    EVENTS,
    'A message of a participant leaves the event transaction.chat.message.received.',
    acting,
  ),
  'lifecycle/action-opened-event': stated(EVENTS, 'An action that can be performed leaves the event action.opened.', {
    needs: LOG,
  }),
  'lifecycle/action-closed-event': stated(
    EVENTS,
    'An action that was performed leaves the event action.closed.',
    acting,
  ),
  'lifecycle/action-stalled-event': stated(EVENTS, 'An action that stalls leaves the event action.stalled.', acting),

  'lifecycle/created-event-once': inferred(EVENTS, 'A creation leaves one created event only.', { needs: LOG }),
  'lifecycle/started-event-once': inferred(EVENTS, 'A start leaves one started event only.', { needs: LOG }),
  'lifecycle/paused-event-once': inferred(EVENTS, 'A pause leaves one paused event only.', { needs: LOG }),
  'lifecycle/draft-cancelled-event-once': inferred(EVENTS, 'Cancelling a draft leaves one cancelled event only.', {
    needs: LOG,
  }),
  'lifecycle/started-cancelled-event-once': inferred(
    EVENTS,
    'Cancelling a started transaction leaves one cancelled event only.',
    { needs: LOG },
  ),
  'lifecycle/paused-cancelled-event-once': inferred(
    EVENTS,
    'Cancelling a paused transaction leaves one cancelled event only.',
    { needs: LOG },
  ),
  'lifecycle/expired-event-once': inferred(EVENTS, 'An expiry leaves one expired event only.', {
    needs: [...TIME, ...LOG],
  }),
  'lifecycle/completed-event-once': inferred(EVENTS, 'A completion leaves one completed event only.', acting),
  'lifecycle/message-event-once': inferred(EVENTS, 'A message leaves one message event only.', acting),
  'lifecycle/action-opened-event-once': inferred(EVENTS, 'An action that opens leaves one opened event only.', {
    needs: LOG,
  }),
  'lifecycle/action-closed-event-once': inferred(EVENTS, 'An action that closes leaves one closed event only.', acting),
  'lifecycle/action-stalled-event-once': inferred(EVENTS, 'A refusal leaves one stalled event only.', acting),
  'lifecycle/completed-event-not-at-closing': inferred(
    TABLE,
    'A transaction that is closed and not completed has no completed event.',
    { needs: [...ACTING, ...HOLD, ...LOG] },
  ),

  'lifecycle/manual-reminder-event': stated(EVENTS, 'A manual reminder leaves the event action.manualreminder.sent.', {
    unreachable: ['no-call', 'the arguments of the call that sends reminders are not documented'],
  }),
  'lifecycle/reminder-event': stated(EVENTS, 'An automatic reminder leaves the event action.reminder.sent.', {
    unreachable: ['no-trigger', 'no documented argument sets when reminders are sent'],
  }),
  'lifecycle/waiting-period-cancelled-event': stated(
    EVENTS,
    'Cancelling a waiting period leaves the event action.waitingperiod.cancelled.',
    { unreachable: ['no-trigger', 'no documented call sets or cancels a waiting period'] },
  ),
  'lifecycle/waiting-period-ended-event': stated(
    EVENTS,
    'The end of a waiting period leaves the event action.waitingperiod.ended.',
    { unreachable: ['no-trigger', 'no documented call sets a waiting period'] },
  ),
} satisfies RuleTable<'lifecycle'>
