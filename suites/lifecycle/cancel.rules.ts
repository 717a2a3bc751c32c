import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { ALIVE, ENDED, forStates } from '../interface/states.ts'

const TABLE = 'States and transitions'
const ENDPOINTS = 'Endpoints: Transactions'

/** Cancelling a transaction, in every state, and what follows from a cancellation. */
export const cancelRules = {
  ...forStates(ALIVE, {
    'lifecycle/*-cancel': stated(TABLE, 'Cancelling * makes it cancelled.'),
    'lifecycle/*-cancel-closed-at': stated(TABLE, 'Cancelling * sets `closed_at` to the present time.'),
  }),
  ...forStates(ENDED, { 'lifecycle/*-cancel': stated(TABLE, 'Cancelling * is refused.') }),

  'lifecycle/cancel-no-body': stated(ENDPOINTS, 'A cancellation needs no body.'),
  'lifecycle/cancel-empty-form': inferred('Conventions', 'A cancellation may come as an empty form.'),
  'lifecycle/cancel-answer-state': stated(ENDPOINTS, 'A cancellation is answered with the state `cancelled`.'),
  'lifecycle/cancel-answer-code': stated(ENDPOINTS, 'A cancellation is answered with the cancel code that was given.'),

  'lifecycle/cancel-closed-at-not-start': stated(TABLE, '`closed_at` is the time of cancelling, not of starting.', {
    needs: TIME,
  }),
  'lifecycle/draft-cancel-started-at': open('Transaction object', 'Whether a cancelled draft has `started_at`.'),
  'lifecycle/cancel-no-download': stated(TABLE, 'Documents of a cancelled transaction cannot be downloaded.', {
    unreachable: ['no-call', 'no documented call downloads documents'],
  }),
} satisfies RuleTable<'lifecycle'>
