import type { RuleTable } from '../../helpers/catalogue/rule.ts'

export const versioningRules = {} satisfies RuleTable<'versioning'>
