import type { RuleTable } from '../../helpers/catalogue/rule.ts'

export const authenticationRules = {} satisfies RuleTable<'authentication'>
