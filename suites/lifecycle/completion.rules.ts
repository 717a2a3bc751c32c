import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD } from '../interface/needs.ts'
import { forStates, statesBut } from '../interface/states.ts'

const TABLE = 'States and transitions'
const CLOSED = { needs: [...ACTING, ...HOLD] } as const

/** The completion of final documents, in every state of the transaction. */
export const completionRules = {
  'lifecycle/closed-completion': stated(
    TABLE,
    'A closed transaction is completed once its final documents are.',
    CLOSED,
  ),
  ...forStates(
    statesBut('closed'),
    (state) => `lifecycle/${state}-completion` as const,
    (transaction) =>
      inferred(TABLE, `A completion that is called for leaves ${transaction} as it was.`, { needs: HOLD }),
  ),
  'lifecycle/closing-before-completion': stated(
    TABLE,
    'A transaction whose participants all acted is closed until its final documents are complete.',
    CLOSED,
  ),
  'lifecycle/completion-download': stated(TABLE, 'The final documents of a completed transaction can be downloaded.', {
    unreachable: ['no-call', 'no documented call downloads documents'],
  }),
} satisfies RuleTable<'lifecycle'>
