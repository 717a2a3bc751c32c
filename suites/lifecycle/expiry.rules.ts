import { inferred, open, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { eachState, ENDED } from '../interface/states.ts'

/** Time that reaches the expiry of a transaction, in every state. */
export const expiryRules = tableOf(
  open('States and transitions', TIME, {
    'lifecycle/draft-expiry-reached': 'What becomes of a draft when its `expires_at` is reached.',
    'lifecycle/paused-expiry-reached': 'Whether a paused transaction expires.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/started-expiry-reached': 'A started transaction expires at the end of its duration.',
  }),
  eachState(ENDED).inferred('')('States and transitions', TIME, {
    'lifecycle/*-expiry-reached': 'Time beyond the expiry leaves the state of * as it was.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/expiry-not-before': 'A started transaction does not expire before its expiry.',
    'lifecycle/expiry-at-passed-time': 'A started transaction expires at the passed `expires_at`.',
  }),
  inferred('')('Transaction object', TIME, {
    'lifecycle/expiry-closed-at-time': '`closed_at` of an expired transaction is not before its expiry.',
  }),
)
