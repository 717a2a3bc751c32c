import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const RULES = 'States and transitions: rules'
const OBJECT = 'Transaction object'

/** What the start of a transaction does to the actions of its participants. */
export const startRules = {
  'action/opens-at-start': stated(TABLE, 'After the start a participant first in the queue can act.', {
    needs: ACTING,
  }),
  'action/of-signer-after-start': inferred(TABLE, 'A started transaction has an action of its signer.'),
  'action/url-after-start': stated(OBJECT, 'An action of a started transaction carries the address of its page.'),
  'action/inner-states': open(RULES, 'Which states participants, actions and tasks go through.'),
} satisfies RuleTable<'action'>
