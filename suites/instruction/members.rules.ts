import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What each member of the instructions of a transaction is. */
export const membersRules = tableOf()
