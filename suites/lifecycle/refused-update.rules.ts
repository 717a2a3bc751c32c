import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ENDED, forStates } from '../interface/states.ts'

const RULES = 'States and transitions: rules'

/** What a refused update leaves as it was, state by state. */
export const refusedUpdateRules = {
  ...forStates(ENDED, {
    'lifecycle/*-update-keeps-name': stated(RULES, 'The name of * cannot be updated.'),
    'lifecycle/*-update-keeps-metadata': stated(RULES, 'The metadata of * cannot be updated.'),
  }),
} satisfies RuleTable<'lifecycle'>
