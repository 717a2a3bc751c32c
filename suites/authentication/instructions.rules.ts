import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Keys in the calls about signers, reviewers and seals. */
export const instructionsRules = tableOf()
