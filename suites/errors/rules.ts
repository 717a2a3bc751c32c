import type { RuleTable } from '../../helpers/catalogue/rule.ts'

export const errorsRules = {} satisfies RuleTable<'errors'>
