import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Participants as they follow from instructions. */
export const derivedRules = tableOf()
