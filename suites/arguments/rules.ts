import type { RuleTable } from '../../helpers/catalogue/rule.ts'

export const argumentsRules = {} satisfies RuleTable<'arguments'>
