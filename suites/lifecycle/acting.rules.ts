import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

/** Participants who act, in every state of the transaction, and its closing. */
export const actingRules = tableOf(
  open('States and transitions', ACTING, {
    'lifecycle/draft-all-acted': 'Whether participants of a draft can act.',
  }),
  stated('States and transitions', ACTING, {
    'lifecycle/started-all-acted': 'A transaction closes when all its participants have acted.',
    'lifecycle/paused-all-acted': 'Nothing that participants of a paused transaction do takes effect.',
  }),
  eachState(['cancelled', 'expired']).inferred(
    'The table lets participants of a started transaction perform their actions, and has no row for those of any other; what they ' +
      'do changes tasks, actions and participants of a transaction, which "can be updated only in draft, started, stalled or ' +
      'paused state", and this state is none of the four.',
  )('States and transitions', ACTING, {
    'lifecycle/*-all-acted': 'Nothing that participants of * do takes effect.',
  }),
  eachState(['closed', 'completed']).open('States and transitions', ACTING, {
    'lifecycle/*-all-acted': 'Whether participants of * can act.',
  }),
  stated('States and transitions', ACTING, {
    'lifecycle/closing-waits-for-all': 'A transaction stays started until all participants acted.',
  }),
  inferred(
    '`closed_at` is named for the closing, and "present only when state is closed, completed, cancelled or expired"; where the ' +
      'table says when it is set, that is the move into such a state ("closed_at set", on a cancellation).',
  )('Transaction object', [...ACTING, ...HOLD], {
    'lifecycle/closing-closed-at-now': '`closed_at` is the time when a closed transaction closed.',
  }),
  stated('States and transitions', unreachable('no-call', 'no documented call downloads documents'), {
    'lifecycle/closing-final-documents': 'Final documents are produced when a transaction closes.',
  }),
)
