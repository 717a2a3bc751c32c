import { alignmentRules } from './alignment.rules.ts'
import { creationRules } from './creation.rules.ts'
import { pagesRules } from './pages.rules.ts'
import { statesRules } from './states.rules.ts'

/** Initials on every page of a document. */
export const initialsTopics = {
  creation: creationRules,
  alignment: alignmentRules,
  pages: pagesRules,
  states: statesRules,
}
