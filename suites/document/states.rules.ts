import { inferred, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { notAddedRules } from '../interface/not-added.ts'

const RULES = 'States and transitions: rules'

/** In which states of the transaction documents can be added. */
export const statesRules = {
  'document/added-after-start': inferred(RULES, 'A document can be added to a started transaction.'),
  ...notAddedRules('document', 'document'),
} satisfies RuleTable<'document'>
