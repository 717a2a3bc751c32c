import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What each member of an action and of a task is. */
export const membersRules = tableOf()
