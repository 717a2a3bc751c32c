import { stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING, SETTING, TIME } from '../interface/needs.ts'

/** The time that is allotted to a participant, "from the opening of the action, to complete it". */
export const allottedRules = tableOf(
  stated('Participant', [...SETTING, ...TIME], {
    'action/stalled-by-time': 'An action that is not performed within the allotted time is stalled.',
    'action/allotted-time-left': 'An action is not stalled while the time allotted to it is not over.',
    'action/allotted-time-of-draft':
      'The allotted time runs from the opening of the action: not while it is in a draft.',
    'action/allotted-time-of-another':
      'An action whose time is not over is not stalled, though that of another one is.',
  }),
  stated('Participant', [...SETTING, ...TIME, ...ACTING], {
    'action/allotted-time-of-waiting':
      'The allotted time runs from the opening of the action: not while it waits for that of another participant.',
    'action/allotted-time-performed': 'An action that was performed in time is not stalled when its time is over.',
  }),
)
