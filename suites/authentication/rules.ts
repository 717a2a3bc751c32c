import { instructionsRules } from './instructions.rules.ts'
import { creationsRules } from './creations.rules.ts'
import { deniedRules } from './denied.rules.ts'
import { formsRules } from './forms.rules.ts'
import { headersRules } from './headers.rules.ts'
import { documentsAndFieldsRules } from './documents-and-fields.rules.ts'
import { undetailedRules } from './undetailed.rules.ts'

/** Keys and the forms of authentication, and the refusal of requests without a valid key or without access. */
export const authenticationTopics = {
  forms: formsRules,
  headers: headersRules,
  denied: deniedRules,
  creations: creationsRules,
  'documents-and-fields': documentsAndFieldsRules,
  instructions: instructionsRules,
  undetailed: undetailedRules,
}
