import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Assignments that are refused, and what they leave as it was. */
export const refusalsRules = tableOf()
