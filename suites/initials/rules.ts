import { statesRules } from './states.rules.ts'

/** Initials on every page of a document. */
export const initialsTopics = { states: statesRules }
