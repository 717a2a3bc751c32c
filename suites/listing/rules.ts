import { summariesRules } from './summaries.rules.ts'

/** The list of transactions. */
export const listingTopics = { summaries: summariesRules }
