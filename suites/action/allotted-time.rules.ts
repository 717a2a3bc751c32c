import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, SETTING, TIME } from '../interface/document/needs.ts'

const BY_TIME =
  '`stall_trigger` is the "Hours allotted, from the opening of the action, to complete it; afterwards the action and the transaction are flagged stalled", and `started_at` of an action is the "Time the action opened for its actor": if the responses show both, they show when the action stalls.'

/** The time that a participant has, "from the opening of the action, to complete it". */
export const allottedTimeRules = tableOf(
  inferred(BY_TIME)('Participant', TIME, {
    'action/stalled-by-time':
      'If nobody performs an action, it is stalled `stall_trigger` hours and a minute after its `started_at`.',
    'action/allotted-time-left':
      'An action is not yet stalled a minute before `stall_trigger` hours have passed since its `started_at`.',
    'action/allotted-time-of-draft':
      'The hours of `stall_trigger` count from the opening of the action; the time as a draft does not count.',
    'action/allotted-time-of-another':
      'The hours of `stall_trigger` count separately for each action: when an earlier action stalls, a later one does not.',
  }),
  inferred(BY_TIME)('Participant', [...TIME, ...SETTING], {
    'action/allotted-time-of-each':
      'If two participants have different hours in `stall_trigger`, only the action of the one whose hours are over is stalled.',
  }),
  inferred(BY_TIME)('Participant', [...TIME, ...ACTING], {
    'action/allotted-time-of-waiting':
      'While an action waits for the action of another participant, the hours of `stall_trigger` do not count.',
    'action/allotted-time-performed':
      'An action that was performed in time is not stalled when its allotted time is over.',
  }),
)
