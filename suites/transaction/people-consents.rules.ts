import { tableOf } from '../../helpers/catalogue/rule.ts'

/** The consents of each of several persons and documents. */
export const peopleConsentsRules = tableOf()
