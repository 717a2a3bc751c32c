import { inferred, type RuleTable } from '../../helpers/catalogue/rule.ts'

const RULES = 'States and transitions: rules'

/** In which states of the transaction fields can be added. */
export const statesRules = {
  'field/added-after-start': inferred(RULES, 'A field can be added to a document of a started transaction.'),
} satisfies RuleTable<'field'>
