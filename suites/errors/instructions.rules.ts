import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What is answered to bad input in the calls about signers, reviewers and seals. */
export const instructionsRules = tableOf()
