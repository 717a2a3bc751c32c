import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Who may not ask the endpoints listed without detail. */
export const accessRules = tableOf()
