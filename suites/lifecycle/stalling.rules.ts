import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const RULES = 'States and transitions: rules'
const needs = ACTING

/** What becomes of a transaction that stalled, and what it takes. */
export const stallingRules = {
  'lifecycle/stalled-state': stated(TABLE, 'A stalled transaction stays in state started.', { needs }),
  'lifecycle/stalled-update': stated(RULES, 'A stalled transaction can be updated.', { needs }),
  'lifecycle/stalled-cancel': stated(TABLE, 'A stalled transaction can be cancelled.', { needs }),
  'lifecycle/stalled-pause': open(RULES, 'What pausing a stalled transaction does.', { needs }),
} satisfies RuleTable<'lifecycle'>
