import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Actions that new instructions open again. */
export const reopeningRules = tableOf()
