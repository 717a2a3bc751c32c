import { tableOf } from '../../helpers/catalogue/rule.ts'

/** How the forms of the calls about signers, reviewers and seals are read. */
export const instructionsRules = tableOf()
