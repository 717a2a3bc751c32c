import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Signers that are assigned to fields, and how the transaction shows them. */
export const additionsRules = tableOf()
