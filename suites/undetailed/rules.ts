import { existenceRules } from './existence.rules.ts'
import { bodiesRules } from './bodies.rules.ts'

/** Endpoints of which the document tells that they exist, and nothing else. */
export const undetailedTopics = {
  existence: existenceRules,
  bodies: bodiesRules,
}
