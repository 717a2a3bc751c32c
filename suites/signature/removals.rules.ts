import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Signers that are removed. */
export const removalsRules = tableOf()
