import { inferred, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD } from '../interface/needs.ts'
import { eachState, ENDED } from '../interface/states.ts'

/** Participants who act, in every state of the transaction, and its closing. */
export const actingRules = tableOf(
  inferred('')('States and transitions', ACTING, {
    'lifecycle/draft-all-acted': 'Participants of a draft cannot act.',
  }),
  stated('States and transitions', ACTING, {
    'lifecycle/started-all-acted': 'A transaction closes when all its participants have acted.',
    'lifecycle/paused-all-acted': 'Participants of a paused transaction cannot act.',
  }),
  eachState(ENDED).inferred('')('States and transitions', ACTING, {
    'lifecycle/*-all-acted': 'Participants of * cannot act.',
  }),
  stated('States and transitions', ACTING, {
    'lifecycle/closing-waits-for-all': 'A transaction stays started until all participants acted.',
  }),
  inferred('')('Transaction object', [...ACTING, ...HOLD], {
    'lifecycle/closing-closed-at-now': '`closed_at` is the time when a closed transaction closed.',
  }),
  stated('States and transitions', unreachable('no-call', 'no documented call downloads documents'), {
    'lifecycle/closing-final-documents': 'Final documents are produced when a transaction closes.',
  }),
)
