import { stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { LOG, TIME } from '../interface/needs.ts'
import { eachState } from '../interface/states.ts'

/** The ends of a transaction that have an event each. */
export const LOGGED_ENDS = ['cancelled', 'expired', 'completed'] as const
/** The states in which a transaction does not expire any more. */
export const PAST_EXPIRY = ['cancelled', 'closed', 'completed'] as const

/**
 * "The transaction lifecycle events correspond to creation, start, pause, cancellation, expiry and completion": there is none
 * of what did not happen.
 */
export const correspondingRules = tableOf(
  stated('Events', LOG, {
    'event/none-of-draft-update': 'The update of a draft is logged as none of the lifecycle events.',
    'event/none-of-started-changes':
      'An update of a started transaction, and a signer added to it, are logged as none of the lifecycle events.',
  }),
  eachState(LOGGED_ENDS).stated('Events', LOG, {
    'event/no-other-end-*': 'Of * no other end is logged than its own.',
  }),
  eachState(PAST_EXPIRY).stated('Events', [...TIME, ...LOG], {
    'event/none-of-expiry-date-*': 'When * gets to its expiry date, no expiry is logged.',
  }),
)
