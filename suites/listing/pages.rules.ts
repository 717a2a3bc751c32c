import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Pages of the list: their size, what stands before and after a transaction, and whether more exist. */
export const pagesRules = tableOf()
