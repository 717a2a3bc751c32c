import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Several signers of one field, and one signer of several. */
export const alternatesRules = tableOf()
