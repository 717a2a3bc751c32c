import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Which fields bear the task of a signer, and how they are named. */
export const fieldsRules = tableOf()
