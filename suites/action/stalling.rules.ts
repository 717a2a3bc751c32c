import { inferred, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

/** Actions that stall. */
export const stallingRules = tableOf(
  inferred('States and transitions', ACTING, {
    'action/stalled-flag': 'An action that its participant refused is stalled.',
  }),
  stated('Events', unreachable('no-call', 'no call with documented arguments sets the allotted time'), {
    'action/stalled-by-time': 'An action that is not performed within the allotted time is stalled.',
  }),
)
