import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'
import { eachHalfway } from './halfway.ts'

/** What becomes of a transaction that stalled, or that some have signed, and what it takes. */
export const stallingRules = tableOf(
  inferred(
    '"`stalled` is a boolean flag on the transaction and on actions, not a state", and no row of the table leaves `started` when an action stalls: the state is what it was.',
  )('States and transitions', ACTING, {
    'lifecycle/stalled-state': 'A stalled transaction stays in state started.',
  }),
  inferred(
    '"`stalled` is a boolean flag on the transaction and on actions, not a state", and no row of the table leaves `started` when the hours of a `stall_trigger` are over: the state is what it was.',
  )('States and transitions', TIME, {
    'lifecycle/stalled-by-time-state': 'A transaction that stalled as nobody acted in time stays in state started.',
  }),
  eachHalfway.stated('States and transitions', { 'lifecycle/*-cancel': '* can be cancelled.' }),
  stated('States and transitions', ACTING, {
    'lifecycle/stalled-cancel-code': 'The cancel code of a stalled transaction is kept.',
  }),
  eachHalfway.stated('States and transitions', TIME, {
    'lifecycle/*-expiry-reached': '* expires at the end of its duration.',
  }),
  stated('States and transitions: rules', ACTING, {
    'lifecycle/stalled-update': 'A stalled transaction can be updated.',
    'lifecycle/stalled-rename': 'The name of a stalled transaction can be updated while no task is done.',
  }),
  eachHalfway.open('States and transitions: rules', { 'lifecycle/*-pause': 'How a pause of * is answered.' }),
)
