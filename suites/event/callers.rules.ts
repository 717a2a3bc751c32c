import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Which key, transaction and action an event names. */
export const callersRules = tableOf()
