import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Certificates for legal person as signers. */
export const sealersRules = tableOf()
