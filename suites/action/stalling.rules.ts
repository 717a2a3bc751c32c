import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

/** Actions that stall. */
export const stallingRules = {
  'action/stalled-flag': inferred('States and transitions', 'An action that its participant refused is stalled.', {
    needs: ACTING,
  }),
  'action/stalled-by-time': stated('Events', 'An action that is not performed within the allotted time is stalled.', {
    unreachable: ['no-call', 'no call with documented arguments sets the allotted time'],
  }),
} satisfies RuleTable<'action'>
