import { existenceRules } from './existence.rules.ts'
import { bodiesRules } from './bodies.rules.ts'

/** Endpoints that the document lists without detail. */
export const undetailedTopics = {
  existence: existenceRules,
  bodies: bodiesRules,
}
