import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LOG, TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

/** The states in which a transaction no longer expires. */
export const PAST_EXPIRY = ['cancelled', 'completed'] as const

/**
 * "The transaction lifecycle events correspond to creation, start, pause, cancellation, expiry and completion": a change that did not
 * happen has no event.
 */
export const noOtherEventRules = tableOf(
  stated('Events', LOG, {
    'event/none-of-draft-update': 'An update of a draft is not logged as any of the lifecycle events.',
    'event/none-of-started-changes':
      'If a started transaction is updated, is given another signer and is cancelled, the only lifecycle event logged is the cancellation.',
  }),
  stated('Events', [...TIME, ...LOG], {
    'event/expired-as-no-other': 'An expiry is logged neither as a cancellation nor as a completion.',
  }),
  eachState(PAST_EXPIRY).stated('Events', [...TIME, ...LOG], {
    'event/none-of-expiry-date-*': 'When * reaches its expiry date, `transaction.lifecycle.expired` is not logged.',
  }),
)
