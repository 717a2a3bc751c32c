import { statesRules } from './states.rules.ts'

/** Signers of a transaction. */
export const signatureTopics = { states: statesRules }
