import { tableOf } from '../../helpers/catalogue/rule.ts'

/** The text search of the list. */
export const searchRules = tableOf()
