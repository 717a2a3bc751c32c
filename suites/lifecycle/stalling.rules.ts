import { open, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

/** What becomes of a transaction that stalled, and what it takes. */
export const stallingRules = tableOf(
  stated('States and transitions', ACTING, {
    'lifecycle/stalled-state': 'A stalled transaction stays in state started.',
    'lifecycle/stalled-cancel': 'A stalled transaction can be cancelled.',
  }),
  stated('States and transitions: rules', ACTING, {
    'lifecycle/stalled-update': 'A stalled transaction can be updated.',
  }),
  open('States and transitions: rules', ACTING, {
    'lifecycle/stalled-pause': 'What pausing a stalled transaction does.',
  }),
)
