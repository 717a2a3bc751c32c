import { objectsRules } from './objects.rules.ts'
import { instructionsRules } from './instructions.rules.ts'
import { answersRules } from './answers.rules.ts'
import { formsRules } from './forms.rules.ts'
import { unspecifiedRules } from './unspecified.rules.ts'
import { documentsAndFieldsRules } from './documents-and-fields.rules.ts'

/** The format of requests and responses, and the form of a success. */
export const conventionsTopics = {
  answers: answersRules,
  forms: formsRules,
  'documents-and-fields': documentsAndFieldsRules,
  unspecified: unspecifiedRules,
  instructions: instructionsRules,
  objects: objectsRules,
}
