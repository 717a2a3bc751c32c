import { tableOf } from '../../helpers/catalogue/rule.ts'

/** The order of the list, and walks through it. */
export const orderRules = tableOf()
