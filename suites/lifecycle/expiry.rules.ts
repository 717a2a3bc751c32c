import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { ENDED, forStates } from '../interface/states.ts'

const TABLE = 'States and transitions'
const CLOCK = { needs: TIME }

/** Time that reaches the expiry of a transaction, in every state. */
export const expiryRules = {
  'lifecycle/draft-expiry-reached': open(
    TABLE,
    'What becomes of a draft when the expiry that it was given is reached.',
    CLOCK,
  ),
  'lifecycle/started-expiry-reached': stated(TABLE, 'A started transaction expires when its expiry is reached.', CLOCK),
  'lifecycle/paused-expiry-reached': open(
    TABLE,
    'Whether a paused transaction expires when its expiry is reached.',
    CLOCK,
  ),
  ...forStates(
    ENDED,
    (state) => `lifecycle/${state}-expiry-reached` as const,
    (transaction) => inferred(TABLE, `Time beyond the expiry leaves ${transaction} as it was.`, CLOCK),
  ),

  'lifecycle/expiry-not-before': stated(TABLE, 'A started transaction does not expire before its expiry.', CLOCK),
  'lifecycle/expiry-at-passed-time': stated(
    TABLE,
    'A started transaction expires when the `expires_at` that was passed is reached.',
    CLOCK,
  ),
  'lifecycle/expiry-closed-at-time': inferred(
    'Transaction object',
    '`closed_at` of an expired transaction is not before its expiry.',
    CLOCK,
  ),
} satisfies RuleTable<'lifecycle'>
