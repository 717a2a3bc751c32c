import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Appointments that are refused, and what they leave as it was. */
export const refusalsRules = tableOf()
