import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What a consumption report shows. */
export const membersRules = tableOf()
