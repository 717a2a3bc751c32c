import { instructionsRules } from './instructions.rules.ts'
import { answersRules } from './answers.rules.ts'
import { badInputRules } from './bad-input.rules.ts'
import { documentsAndFieldsRules } from './documents-and-fields.rules.ts'
import { objectRules } from './object.rules.ts'
import { queriesRules } from './queries.rules.ts'
import { statusesRules } from './statuses.rules.ts'

/** The form of a refusal, and bad input, which must not cause a failure of the service. */
export const errorsTopics = {
  statuses: statusesRules,
  object: objectRules,
  'bad-input': badInputRules,
  'documents-and-fields': documentsAndFieldsRules,
  answers: answersRules,
  queries: queriesRules,
  instructions: instructionsRules,
}
