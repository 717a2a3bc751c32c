import { fieldsRules } from './fields.rules.ts'
import { statesRules } from './states.rules.ts'

/** Fields of a document. */
export const fieldTopics = { states: statesRules, fields: fieldsRules }
