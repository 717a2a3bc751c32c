import { tableOf } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { eachState, ENDED } from '../interface/states.ts'

/** What a refused cancellation leaves as it was, state by state. */
export const refusedCancelRules = tableOf(
  eachState(ENDED).stated('States and transitions', {
    'lifecycle/*-cancel-keeps-state': 'A refused cancellation leaves the state of * as it was.',
    'lifecycle/*-cancel-keeps-code': 'A refused cancellation of * records no cancel code.',
    'lifecycle/*-cancel-keeps-reason': 'A refused cancellation of * records no reason.',
  }),
  eachState(ENDED).stated('States and transitions', TIME, {
    'lifecycle/*-cancel-keeps-closed-at': 'A refused cancellation leaves `closed_at` of * as it was.',
  }),
)
