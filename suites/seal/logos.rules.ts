import { tableOf } from '../../helpers/catalogue/rule.ts'

/** The logo shown on a seal. */
export const logosRules = tableOf()
