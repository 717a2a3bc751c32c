import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What does not authorize a certificate. */
export const pinsRules = tableOf()
