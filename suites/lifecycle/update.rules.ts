import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'
import { ALIVE, ENDED, forStates } from '../interface/states.ts'

const RULES = 'States and transitions: rules'

/** Updating a transaction, in every state, and what a done task freezes. */
export const updateRules = {
  ...forStates(
    ALIVE,
    (state) => `lifecycle/${state}-update` as const,
    (transaction) => stated(RULES, `An update of ${transaction} is accepted.`),
  ),
  ...forStates(
    ENDED,
    (state) => `lifecycle/${state}-update` as const,
    (transaction) => stated(RULES, `An update of ${transaction} is refused.`),
  ),
  ...forStates(
    ALIVE,
    (state) => `lifecycle/${state}-update-keeps-state` as const,
    (transaction) => inferred(RULES, `An update of ${transaction} leaves its state as it was.`),
  ),

  'lifecycle/name-before-task-done': stated(
    RULES,
    'The name of a started transaction can be updated while no task was done.',
  ),
  'lifecycle/name-after-task-done': stated(RULES, 'The name cannot be updated once a task was done.', {
    needs: ACTING,
  }),
  'lifecycle/metadata-after-task-done': stated(
    RULES,
    'The metadata of a started transaction can be updated after a task was done.',
    { needs: ACTING },
  ),
} satisfies RuleTable<'lifecycle'>
