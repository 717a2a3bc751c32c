import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Filters of the list by what a transaction is and whose it is. */
export const filtersRules = tableOf()
