import { answersRules } from './answers.rules.ts'
import { refusalsRules } from './refusals.rules.ts'
import { removalsRules } from './removals.rules.ts'
import { reviewingRules } from './reviewing.rules.ts'
import { additionsRules } from './additions.rules.ts'
import { statesRules } from './states.rules.ts'

/** Reviewers of a transaction. */
export const reviewTopics = {
  states: statesRules,
  additions: additionsRules,
  answers: answersRules,
  reviewing: reviewingRules,
  removals: removalsRules,
  refusals: refusalsRules,
}
