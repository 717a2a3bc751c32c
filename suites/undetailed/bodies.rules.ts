import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What the endpoints listed without detail are sent. */
export const bodiesRules = tableOf()
