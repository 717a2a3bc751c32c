import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'
import { eachState } from '../interface/document/states.ts'

/** Participants who act in each state of the transaction, and its closing. */
export const actingRules = tableOf(
  open('States and transitions', ACTING, { 'lifecycle/draft-all-acted': 'Whether participants of a draft can act.' }),
  stated('States and transitions', ACTING, {
    'lifecycle/started-all-acted': 'When all participants of a transaction have acted, it closes.',
    'lifecycle/paused-all-acted': 'Acts of participants of a paused transaction have no effect.',
  }),
  eachState(['cancelled', 'expired']).inferred(`The table lets participants of a started transaction perform their
    actions, and has no row for any other state; their acts change tasks, actions and participants of a transaction,
    which "can be updated only in draft, started, stalled or paused state",
    and this state is not one of the four.`)('States and transitions', ACTING, {
    'lifecycle/*-all-acted': 'Acts of participants of * have no effect.',
  }),
  eachState(['closed', 'completed']).open('States and transitions', ACTING, {
    'lifecycle/*-all-acted': 'Whether participants of * can act.',
  }),
  stated('States and transitions', ACTING, {
    'lifecycle/closing-waits-for-all': 'A transaction stays `started` until all participants have acted.',
  }),
  inferred(`\`closed_at\` is named for the closing, and "present only when state is closed, completed, cancelled or
    expired"; the table sets it on the move into such a state
    ("closed_at set", for a cancellation).`)('Transaction object', [...ACTING, ...HOLD], {
    'lifecycle/closing-closed-at-now': '`closed_at` of a closed transaction is the time of its closing.',
  }),
  inferred(`\`closed_at\` is named for the closing, and "present only when state is closed, completed, cancelled or
    expired": it is not the time of an earlier move.`)('Transaction object', [...TIME, ...ACTING, ...HOLD], {
    'lifecycle/closing-closed-at-not-start':
      '`closed_at` of a closed transaction is the time of its closing, not of the start.',
  }),
  stated('States and transitions', unreachable('no-call', 'no documented call downloads documents'), {
    'lifecycle/closing-final-documents': 'When a transaction closes, its final documents are produced.',
  }),
)
