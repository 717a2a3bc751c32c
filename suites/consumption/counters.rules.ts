import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What work a consumption report counts. */
export const countersRules = tableOf()
