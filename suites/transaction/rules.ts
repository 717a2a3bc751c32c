import type { RuleTable } from '../../helpers/catalogue/rule.ts'

export const transactionRules = {} satisfies RuleTable<'transaction'>
