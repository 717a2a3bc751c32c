import { sealersRules } from './sealers.rules.ts'
import { statesRules } from './states.rules.ts'

/** Certificates for legal persons. */
export const sealTopics = { sealers: sealersRules, states: statesRules }
