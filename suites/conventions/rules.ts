import type { RuleTable } from '../../helpers/catalogue/rule.ts'

export const conventionsRules = {} satisfies RuleTable<'conventions'>
