import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What participants show of what they do and did. */
export const rolesRules = tableOf()
