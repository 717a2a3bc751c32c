import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'
import { eachHalfway } from './halfway.ts'

/** Stalled and partly signed transactions: their state, and the calls that they accept. */
export const stallingRules = tableOf(
  inferred(`"\`stalled\` is a boolean flag on the transaction and on actions, not a state", and no row of the table
    leaves \`started\` when an action stalls: the state is unchanged.`)('States and transitions', ACTING, {
    'lifecycle/stalled-state': 'A stalled transaction stays `started`.',
  }),
  inferred(`"\`stalled\` is a boolean flag on the transaction and on actions, not a state", and no row of the table
    leaves \`started\` when the hours of a \`stall_trigger\`
    are over: the state is unchanged.`)('States and transitions', TIME, {
    'lifecycle/stalled-by-time-state': 'A transaction that stalled because nobody acted in time stays `started`.',
  }),
  eachHalfway.stated('States and transitions', {
    'lifecycle/*-cancel': 'When * is cancelled, it becomes `cancelled`.',
    'lifecycle/paused-*-cancel': 'When * was paused and is cancelled, it becomes `cancelled`.',
    'lifecycle/*-cancel-code': 'When * is cancelled, the cancel code that was passed is stored.',
    'lifecycle/*-cancel-closed-at': 'Cancelling * sets `closed_at` to the time of the cancellation.',
  }),
  eachHalfway.stated('States and transitions', TIME, {
    'lifecycle/*-expiry-reached': '* expires at the end of its duration.',
    'lifecycle/*-cancel-closed-at-later':
      'If * is cancelled two days later, `closed_at` is the time of the cancellation.',
    'lifecycle/*-retention-within-sixty-days': 'If * was cancelled, it can be read 59 days later.',
    'lifecycle/*-retention-sixty-days': 'If * was cancelled, reading it 61 days later is refused with 404.',
  }),
  stated('States and transitions: rules', ACTING, {
    'lifecycle/stalled-update': 'Updating a stalled transaction is accepted.',
    'lifecycle/stalled-rename': 'Updating the name of a stalled transaction is accepted until a task is done.',
  }),
  eachHalfway.open('States and transitions: rules', {
    'lifecycle/*-pause': 'How the service responds to a pause of *.',
  }),
)
