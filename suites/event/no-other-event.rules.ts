import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LOG, TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

/** The states in which a transaction does not expire any more. */
export const PAST_EXPIRY = ['cancelled', 'completed'] as const

/**
 * "The transaction lifecycle events correspond to creation, start, pause, cancellation, expiry and completion": there is none
 * of what did not happen.
 */
export const noOtherEventRules = tableOf(
  stated('Events', LOG, {
    'event/none-of-draft-update': 'The update of a draft is logged as none of the lifecycle events.',
    'event/none-of-started-changes':
      'An update of a started transaction, a signer added to it and its cancellation are logged as no other lifecycle event.',
  }),
  stated('Events', [...TIME, ...LOG], {
    'event/expired-as-no-other': 'An expiry is logged as no cancellation and as no completion.',
  }),
  eachState(PAST_EXPIRY).stated('Events', [...TIME, ...LOG], {
    'event/none-of-expiry-date-*': 'When * gets to its expiry date, no expiry is logged.',
  }),
)
