import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

/** Time that reaches the expiry of a transaction, in every state. */
export const expiryRules = tableOf(
  open('States and transitions', TIME, {
    'lifecycle/draft-expiry-reached': 'Which state a draft is in when its `expires_at` is reached.',
    'lifecycle/paused-expiry-reached': 'Whether a paused transaction expires.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/started-expiry-reached': 'A started transaction expires at the end of its duration.',
  }),
  eachState(['cancelled', 'closed', 'completed']).stated('States and transitions', TIME, {
    'lifecycle/*-expiry-reached': 'Time beyond the expiry leaves the state of * as it was.',
  }),
  inferred(
    'The one row of the table that an "expiry date reached" begins leads from started to expired, and no row leads out of ' +
      'expired: it is one of the states in which a transaction has its `closed_at`.',
  )('States and transitions', TIME, {
    'lifecycle/expired-expiry-reached': 'Time beyond the expiry leaves the state of an expired transaction as it was.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/expiry-not-before': 'A started transaction does not expire before its expiry.',
  }),
  inferred(
    'A started transaction expires when its "expiry date" is reached, and `expires_at`, which an argument of that name sets, is ' +
      'its "expiration time".',
  )('States and transitions', TIME, {
    'lifecycle/expiry-at-passed-time': 'A started transaction expires at the passed `expires_at`.',
  }),
  inferred(
    '`closed_at` is "present only when state is closed, completed, cancelled or expired", and a started transaction becomes ' +
      'expired when its "expiry date" is reached: before that it was not closed.',
  )('Transaction object', TIME, {
    'lifecycle/expiry-closed-at-time': '`closed_at` of an expired transaction is not before its expiry.',
  }),
  inferred(
    'The start sets `expires_at`: "the expiry countdown starts now". An update changes what is passed, and neither metadata nor a ' +
      'document or a signer is `duration` or `expires_at`.',
  )('States and transitions', TIME, {
    'lifecycle/expires-at-stays-update': 'An update of other things a day after the start keeps `expires_at`.',
  }),
)
