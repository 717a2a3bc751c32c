import { inferred, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD } from '../interface/document/needs.ts'
import { eachState, statesBut } from '../interface/document/states.ts'

/** The completion of final documents, in every state of the transaction. */
export const completionRules = tableOf(
  stated('States and transitions', [...ACTING, ...HOLD], {
    'lifecycle/closed-completion': 'A closed transaction completes with its final documents.',
    'lifecycle/closing-before-completion': 'A transaction is closed before it is completed.',
  }),
  inferred(
    'A closed transaction becomes completed on the "completion of final documents", and these "are produced" when it closes: no ' +
      'call of the document does either, so it comes by itself, and there is no other way out of closed.',
  )('States and transitions', ACTING, {
    'lifecycle/completion-by-itself': 'A closed transaction completes by itself, and reaches no other state.',
  }),
  eachState(statesBut('closed')).open('States and transitions', HOLD, {
    'lifecycle/*-completion': 'Which state * is in after the control interface is asked to complete it.',
  }),
  stated('States and transitions', unreachable('no-call', 'no documented call downloads documents'), {
    'lifecycle/completion-download': 'The final documents of a completed transaction can be downloaded.',
  }),
)
