import { objectsRules } from './objects.rules.ts'
import { instructionsRules } from './instructions.rules.ts'
import { answersRules } from './answers.rules.ts'
import { formsRules } from './forms.rules.ts'
import { freedomsRules } from './freedoms.rules.ts'
import { insideRules } from './inside.rules.ts'

/** How requests are written, how answers are written, and what a success looks like. */
export const conventionsTopics = {
  answers: answersRules,
  forms: formsRules,
  inside: insideRules,
  freedoms: freedomsRules,
  instructions: instructionsRules,
  objects: objectsRules,
}
