import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { ENDED, forStates } from '../interface/states.ts'

const TABLE = 'States and transitions'
const OBJECT = 'Transaction object'
const CLOCK = { needs: TIME }

/** Time that reaches the expiry of a transaction, in every state. */
export const expiryRules = {
  'lifecycle/draft-expiry-reached': open(TABLE, 'What becomes of a draft when its `expires_at` is reached.', CLOCK),
  'lifecycle/started-expiry-reached': stated(TABLE, 'A started transaction expires at the end of its duration.', CLOCK),
  'lifecycle/paused-expiry-reached': open(TABLE, 'Whether a paused transaction expires.', CLOCK),
  ...forStates(ENDED, {
    'lifecycle/*-expiry-reached': inferred(TABLE, 'Time beyond the expiry leaves the state of * as it was.', CLOCK),
  }),

  'lifecycle/expiry-not-before': stated(TABLE, 'A started transaction does not expire before its expiry.', CLOCK),
  'lifecycle/expiry-at-passed-time': stated(TABLE, 'A started transaction expires at the passed `expires_at`.', CLOCK),
  'lifecycle/expiry-closed-at-time': inferred(
    OBJECT,
    '`closed_at` of an expired transaction is not before its expiry.',
    CLOCK,
  ),
} satisfies RuleTable<'lifecycle'>
