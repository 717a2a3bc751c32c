import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What each member of a participant is. */
export const membersRules = tableOf()
