import { tableOf } from '../../helpers/catalogue/rule.ts'

/** Tasks through a whole signing. */
export const tasksRules = tableOf()
