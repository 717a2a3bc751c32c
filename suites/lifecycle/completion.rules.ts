import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD } from '../interface/needs.ts'
import { forStates, statesBut } from '../interface/states.ts'

const TABLE = 'States and transitions'
const CLOSES = { needs: [...ACTING, ...HOLD] }

/** The completion of final documents, in every state of the transaction. */
export const completionRules = {
  'lifecycle/closed-completion': stated(TABLE, 'A closed transaction completes with its final documents.', CLOSES),
  ...forStates(statesBut('closed'), {
    'lifecycle/*-completion': inferred(TABLE, 'Completing * leaves its state as it was.', { needs: HOLD }),
  }),
  'lifecycle/closing-before-completion': stated(TABLE, 'A transaction is closed before it is completed.', CLOSES),
  'lifecycle/completion-download': stated(TABLE, 'The final documents of a completed transaction can be downloaded.', {
    unreachable: ['no-call', 'no documented call downloads documents'],
  }),
} satisfies RuleTable<'lifecycle'>
