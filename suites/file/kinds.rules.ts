import { tableOf } from '../../helpers/catalogue/rule.ts'

/** To be written. */
export const kindsRules = tableOf()
