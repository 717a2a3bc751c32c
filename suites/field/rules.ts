import { fieldsRules } from './fields.rules.ts'

/** Fields of a document. */
export const fieldTopics = { fields: fieldsRules }
