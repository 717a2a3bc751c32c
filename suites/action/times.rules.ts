import { tableOf } from '../../helpers/catalogue/rule.ts'

/** When actions open and close. */
export const timesRules = tableOf()
