import { tableOf } from '../../helpers/catalogue/rule.ts'

/** The main flow, from the draft to the completion. */
export const flowRules = tableOf()
