import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { ENDED, forStates } from '../interface/states.ts'

const TABLE = 'States and transitions'

/** What a refused cancellation leaves as it was, state by state. */
export const refusedCancelRules = {
  ...forStates(ENDED, {
    'lifecycle/*-cancel-keeps-state': stated(TABLE, 'A refused cancellation leaves the state of * as it was.'),
    'lifecycle/*-cancel-keeps-closed-at': stated(TABLE, 'A refused cancellation leaves `closed_at` of * as it was.', {
      needs: TIME,
    }),
    'lifecycle/*-cancel-keeps-code': stated(TABLE, 'A refused cancellation of * records no cancel code.'),
    'lifecycle/*-cancel-keeps-reason': stated(TABLE, 'A refused cancellation of * records no reason.'),
  }),
} satisfies RuleTable<'lifecycle'>
