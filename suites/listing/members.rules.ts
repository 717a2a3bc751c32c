import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What list items show, and that it is what the transaction shows. */
export const membersRules = tableOf()
