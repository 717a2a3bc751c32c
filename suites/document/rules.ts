import { additionalRules } from './additional.rules.ts'
import { namesRules } from './names.rules.ts'
import { statesRules } from './states.rules.ts'

/** Documents of a transaction. */
export const documentTopics = { states: statesRules, names: namesRules, additional: additionalRules }
