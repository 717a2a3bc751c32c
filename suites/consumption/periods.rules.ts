import { tableOf } from '../../helpers/catalogue/rule.ts'

/** The period that bounds a consumption report. */
export const periodsRules = tableOf()
