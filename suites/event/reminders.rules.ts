import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const EVENTS = 'Events'

/** The events of reminders and of waiting periods, which no documented call brings about. */
export const remindersRules = {
  'event/manual-reminder': stated(EVENTS, 'The event `action.manualreminder.sent` is logged on a manual reminder.', {
    unreachable: ['no-call', 'the arguments of the call that sends reminders are not documented'],
  }),
  'event/reminder': stated(EVENTS, 'The event `action.reminder.sent` is logged on an automatic reminder.', {
    unreachable: ['no-trigger', 'no documented argument sets when reminders are sent'],
  }),
  'event/waiting-period-cancelled': stated(EVENTS, 'The cancellation of a waiting period is logged.', {
    unreachable: ['no-trigger', 'no documented call sets or cancels a waiting period'],
  }),
  'event/waiting-period-ended': stated(EVENTS, 'The end of a waiting period is logged.', {
    unreachable: ['no-trigger', 'no documented call sets a waiting period'],
  }),
} satisfies RuleTable<'event'>
