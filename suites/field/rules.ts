import { additionalRules } from './additional.rules.ts'
import { statesRules } from './states.rules.ts'

/** Fields of a document. */
export const fieldTopics = { states: statesRules, additional: additionalRules }
