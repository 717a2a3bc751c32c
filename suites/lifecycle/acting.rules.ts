import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD } from '../interface/needs.ts'
import { ENDED, forStates } from '../interface/states.ts'

const TABLE = 'States and transitions'
const CLOSED = { needs: [...ACTING, ...HOLD] } as const

/** Participants who act, in every state of the transaction, and its closing. */
export const actingRules = {
  'lifecycle/draft-all-acted': inferred(
    TABLE,
    'Before the start no participant can act, so that a draft stays a draft.',
    { needs: ACTING },
  ),
  'lifecycle/started-all-acted': stated(
    TABLE,
    'A started transaction closes when all participants have performed their actions.',
    { needs: ACTING },
  ),
  'lifecycle/paused-all-acted': stated(TABLE, 'Participants of a paused transaction cannot act.', { needs: ACTING }),
  ...forStates(
    ENDED,
    (state) => `lifecycle/${state}-all-acted` as const,
    (transaction) => inferred(TABLE, `Participants of ${transaction} cannot act.`, { needs: ACTING }),
  ),

  'lifecycle/closing-waits-for-all': stated(
    TABLE,
    'A transaction stays started while one of its participants has not acted.',
    { needs: ACTING },
  ),
  'lifecycle/closing-closed-at-now': inferred(
    'Transaction object',
    '`closed_at` of a closed transaction is the time of its closing.',
    CLOSED,
  ),
  'lifecycle/closing-final-documents': stated(TABLE, 'Final documents are produced when a transaction closes.', {
    unreachable: ['no-call', 'no documented call downloads documents'],
  }),
} satisfies RuleTable<'lifecycle'>
