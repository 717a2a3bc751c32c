import { onceStartedRules } from './once-started.rules.ts'
import { successiveUpdatesRules } from './successive-updates.rules.ts'
import { consentsRules } from './consents.rules.ts'
import { flagsRules } from './flags.rules.ts'
import { formatsRules } from './formats.rules.ts'
import { namesRules } from './names.rules.ts'
import { numbersRules } from './numbers.rules.ts'
import { optionsRules } from './options.rules.ts'
import { otherTypesRules } from './other-types.rules.ts'
import { requiredRules } from './required.rules.ts'
import { textsRules } from './texts.rules.ts'
import { severalArgumentsRules } from './several-arguments.rules.ts'

/** The arguments of fields, on creation and on update. */
export const fieldArgumentsTopics = {
  required: requiredRules,
  names: namesRules,
  texts: textsRules,
  consents: consentsRules,
  options: optionsRules,
  formats: formatsRules,
  numbers: numbersRules,
  flags: flagsRules,
  'other-types': otherTypesRules,
  'several-arguments': severalArgumentsRules,
  'successive-updates': successiveUpdatesRules,
  'once-started': onceStartedRules,
}
