import { stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD } from '../interface/needs.ts'
import { eachState, statesBut } from '../interface/states.ts'

/** The completion of final documents, in every state of the transaction. */
export const completionRules = tableOf(
  stated('States and transitions', [...ACTING, ...HOLD], {
    'lifecycle/closed-completion': 'A closed transaction completes with its final documents.',
    'lifecycle/closing-before-completion': 'A transaction is closed before it is completed.',
  }),
  eachState(statesBut('closed')).inferred('')('States and transitions', HOLD, {
    'lifecycle/*-completion': 'Completing * leaves its state as it was.',
  }),
  stated('States and transitions', unreachable('no-call', 'no documented call downloads documents'), {
    'lifecycle/completion-download': 'The final documents of a completed transaction can be downloaded.',
  }),
)
