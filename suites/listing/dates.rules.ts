import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Filters of the list by times. */
export const datesRules = tableOf()
