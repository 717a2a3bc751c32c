import type { RuleTable } from '../../helpers/catalogue/rule.ts'

export const senderNameDisplayRules = {} satisfies RuleTable<'sender-name-display'>
