import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Reviewers that are appointed, and how the transaction shows them. */
export const additionsRules = tableOf()
