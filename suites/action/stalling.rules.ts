import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Actions that stall, and for which reason. */
export const stallingRules = tableOf()
