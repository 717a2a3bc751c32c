import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD, LOG, TIME } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const EVENTS = 'Events'
const acting = { needs: [...ACTING, ...LOG] }

/** The events of transactions and of actions. */
export const eventRules = {
  'event/created': stated(TABLE, 'A creation leaves the event transaction.lifecycle.created.', {
    needs: LOG,
  }),
  'event/started': stated(TABLE, 'A start leaves the event transaction.lifecycle.started.', { needs: LOG }),
  'event/paused': stated(TABLE, 'A pause leaves the event transaction.lifecycle.paused.', { needs: LOG }),
  'event/draft-cancelled': stated(TABLE, 'Cancelling a draft leaves the event transaction.lifecycle.cancelled.', {
    needs: LOG,
  }),
  'event/started-cancelled': stated(
    TABLE,
    'Cancelling a started transaction leaves the event transaction.lifecycle.cancelled.',
    { needs: LOG },
  ),
  'event/paused-cancelled': stated(
    TABLE,
    'Cancelling a paused transaction leaves the event transaction.lifecycle.cancelled.',
    { needs: LOG },
  ),
  'event/expired': stated(TABLE, 'An expiry leaves the event transaction.lifecycle.expired.', {
    needs: [...TIME, ...LOG],
  }),
  'event/completed': stated(TABLE, 'A completion leaves the event transaction.lifecycle.completed.', acting),
  'event/message': stated(
    EVENTS,
    'A message of a participant leaves the event transaction.chat.message.received.',
    acting,
  ),
  'event/action-opened': stated(EVENTS, 'An action that can be performed leaves the event action.opened.', {
    needs: LOG,
  }),
  'event/action-closed': stated(EVENTS, 'An action that was performed leaves the event action.closed.', acting),
  'event/action-stalled': stated(EVENTS, 'An action that stalls leaves the event action.stalled.', acting),

  'event/created-once': inferred(EVENTS, 'A creation leaves one created event only.', { needs: LOG }),
  'event/started-once': inferred(EVENTS, 'A start leaves one started event only.', { needs: LOG }),
  'event/paused-once': inferred(EVENTS, 'A pause leaves one paused event only.', { needs: LOG }),
  'event/draft-cancelled-once': inferred(EVENTS, 'Cancelling a draft leaves one cancelled event only.', {
    needs: LOG,
  }),
  'event/started-cancelled-once': inferred(
    EVENTS,
    'Cancelling a started transaction leaves one cancelled event only.',
    { needs: LOG },
  ),
  'event/paused-cancelled-once': inferred(EVENTS, 'Cancelling a paused transaction leaves one cancelled event only.', {
    needs: LOG,
  }),
  'event/expired-once': inferred(EVENTS, 'An expiry leaves one expired event only.', {
    needs: [...TIME, ...LOG],
  }),
  'event/completed-once': inferred(EVENTS, 'A completion leaves one completed event only.', acting),
  'event/message-once': inferred(EVENTS, 'A message leaves one message event only.', acting),
  'event/action-opened-once': inferred(EVENTS, 'An action that opens leaves one opened event only.', {
    needs: LOG,
  }),
  'event/action-closed-once': inferred(EVENTS, 'An action that closes leaves one closed event only.', acting),
  'event/action-stalled-once': inferred(EVENTS, 'A refusal leaves one stalled event only.', acting),
  'event/completed-not-at-closing': inferred(
    TABLE,
    'A transaction that is closed and not completed has no completed event.',
    { needs: [...ACTING, ...HOLD, ...LOG] },
  ),

  'event/manual-reminder': stated(EVENTS, 'A manual reminder leaves the event action.manualreminder.sent.', {
    unreachable: ['no-call', 'the arguments of the call that sends reminders are not documented'],
  }),
  'event/reminder': stated(EVENTS, 'An automatic reminder leaves the event action.reminder.sent.', {
    unreachable: ['no-trigger', 'no documented argument sets when reminders are sent'],
  }),
  'event/waiting-period-cancelled': stated(
    EVENTS,
    'Cancelling a waiting period leaves the event action.waitingperiod.cancelled.',
    { unreachable: ['no-trigger', 'no documented call sets or cancels a waiting period'] },
  ),
  'event/waiting-period-ended': stated(
    EVENTS,
    'The end of a waiting period leaves the event action.waitingperiod.ended.',
    { unreachable: ['no-trigger', 'no documented call sets a waiting period'] },
  ),
} satisfies RuleTable<string>
