import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'
import { ALIVE, ENDED, forStates } from '../interface/states.ts'

const RULES = 'States and transitions: rules'
const ACTS = { needs: ACTING }

/** Updating a transaction, in every state, and what a done task freezes. */
export const updateRules = {
  ...forStates(ALIVE, {
    'lifecycle/*-update': stated(RULES, 'Updating * is accepted.'),
    'lifecycle/*-update-keeps-state': inferred(RULES, 'Updating * leaves its state as it was.'),
  }),
  ...forStates(ENDED, { 'lifecycle/*-update': stated(RULES, 'Updating * is refused.') }),

  'lifecycle/name-before-task-done': stated(RULES, 'The name can be updated after the start, until a task is done.'),
  'lifecycle/name-after-task-done': stated(RULES, 'The name cannot be updated once a task was done.', ACTS),
  'lifecycle/metadata-after-task-done': stated(RULES, 'Metadata can be updated after a task was done.', ACTS),
} satisfies RuleTable<'lifecycle'>
