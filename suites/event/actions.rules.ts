import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What is logged of actions, by whatever closes or stalls them. */
export const actionsRules = tableOf()
