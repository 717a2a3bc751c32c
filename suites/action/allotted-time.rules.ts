import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'

const BY_TIME =
  '`stall_trigger` is the "Hours allotted, from the opening of the action, to complete it; afterwards the action and the transaction are flagged stalled", and `started_at` of an action is the "Time the action opened for its actor": where the answers show both, they say when.'

/** The time that is allotted to a participant, "from the opening of the action, to complete it". */
export const allottedTimeRules = tableOf(
  inferred(BY_TIME)('Participant', TIME, {
    'action/stalled-by-time':
      'An action is stalled a minute after its `started_at` is `stall_trigger` hours ago, if nobody has performed it.',
    'action/allotted-time-left':
      'An action is not stalled a minute before its `started_at` is `stall_trigger` hours ago.',
    'action/allotted-time-of-draft':
      'The hours of `stall_trigger` count from the opening of the action: a day as a draft before the start does not count.',
    'action/allotted-time-of-another':
      'The hours of `stall_trigger` count for each action apart: one that opened later is not stalled when an earlier one is.',
  }),
  inferred(BY_TIME)('Participant', [...TIME, ...ACTING], {
    'action/allotted-time-of-waiting':
      'The hours of `stall_trigger` do not count while an action waits for that of another participant.',
    'action/allotted-time-performed': 'An action that was performed in time is not stalled when its time is over.',
  }),
)
