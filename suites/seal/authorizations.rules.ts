import { tableOf } from '../../helpers/catalogue/rule.ts'

/** The authorization of a qualified certificate. */
export const authorizationsRules = tableOf()
