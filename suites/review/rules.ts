import { statesRules } from './states.rules.ts'

/** Reviewers of a transaction. */
export const reviewTopics = { states: statesRules }
