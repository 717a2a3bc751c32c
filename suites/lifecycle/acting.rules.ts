import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD } from '../interface/needs.ts'
import { ENDED, forStates } from '../interface/states.ts'

const TABLE = 'States and transitions'
const OBJECT = 'Transaction object'
const ACTS = { needs: ACTING }

/** Participants who act, in every state of the transaction, and its closing. */
export const actingRules = {
  'lifecycle/draft-all-acted': inferred(TABLE, 'Participants of a draft cannot act.', ACTS),
  'lifecycle/started-all-acted': stated(TABLE, 'A transaction closes when all its participants have acted.', ACTS),
  'lifecycle/paused-all-acted': stated(TABLE, 'Participants of a paused transaction cannot act.', ACTS),
  ...forStates(ENDED, { 'lifecycle/*-all-acted': inferred(TABLE, 'Participants of * cannot act.', ACTS) }),

  'lifecycle/closing-waits-for-all': stated(TABLE, 'A transaction stays started until all participants acted.', ACTS),
  'lifecycle/closing-closed-at-now': inferred(OBJECT, '`closed_at` is the time when a closed transaction closed.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/closing-final-documents': stated(TABLE, 'Final documents are produced when a transaction closes.', {
    unreachable: ['no-call', 'no documented call downloads documents'],
  }),
} satisfies RuleTable<'lifecycle'>
