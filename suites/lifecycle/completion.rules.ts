import { inferred, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD } from '../interface/document/needs.ts'
import { eachState, statesExcept } from '../interface/document/states.ts'

/** The completion of final documents in each state of the transaction. */
export const completionRules = tableOf(
  stated('States and transitions', [...ACTING, ...HOLD], {
    'lifecycle/closed-completion':
      'When the final documents of a closed transaction are complete, it becomes `completed`.',
    'lifecycle/closing-before-completion': 'A transaction is `closed` before it is `completed`.',
  }),
  inferred(`A closed transaction becomes completed on the "completion of final documents", and these "are produced" when
    it closes: no documented call does either, so this needs no request,
    and nothing else leads out of closed.`)('States and transitions', ACTING, {
    'lifecycle/completion-by-itself':
      'A closed transaction becomes `completed` without a request, and reaches no other state.',
  }),
  eachState(statesExcept('closed')).open('States and transitions', HOLD, {
    'lifecycle/*-completion': 'Which state * is in after the control interface was asked to complete it.',
  }),
  stated('States and transitions', unreachable('no-call', 'no documented call downloads documents'), {
    'lifecycle/completion-download': 'The final documents of a completed transaction can be downloaded.',
  }),
)
