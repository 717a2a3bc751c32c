import { tableOf } from '../../helpers/catalogue/rule.ts'

/** That the endpoints listed without detail exist. */
export const existenceRules = tableOf()
