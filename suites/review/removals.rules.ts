import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Reviewers that are removed. */
export const removalsRules = tableOf()
