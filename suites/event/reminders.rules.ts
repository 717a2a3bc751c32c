import { stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'

/** The events of reminders and of waiting periods, which no documented call brings about. */
export const remindersRules = tableOf(
  stated('Events', unreachable('no-call', 'the arguments of the call that sends reminders are not documented'), {
    'event/manual-reminder': 'The event `action.manualreminder.sent` is logged on a manual reminder.',
  }),
  stated('Events', unreachable('no-trigger', 'no documented argument sets when reminders are sent'), {
    'event/reminder': 'The event `action.reminder.sent` is logged on an automatic reminder.',
  }),
  stated('Events', unreachable('no-trigger', 'no documented call sets or cancels a waiting period'), {
    'event/waiting-period-cancelled': 'The cancellation of a waiting period is logged.',
  }),
  stated('Events', unreachable('no-trigger', 'no documented call sets a waiting period'), {
    'event/waiting-period-ended': 'The end of a waiting period is logged.',
  }),
)
