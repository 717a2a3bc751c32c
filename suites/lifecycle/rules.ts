import type { RuleTable } from '../../helpers/catalogue/rule.ts'

export const lifecycleRules = {} satisfies RuleTable<'lifecycle'>
