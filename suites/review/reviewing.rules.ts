import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What reviewers do, and who waits for them. */
export const reviewingRules = tableOf()
