import { inferred } from '../../helpers/catalogue/rule.ts'

/** In which states of the transaction fields can be added. */
export const statesRules = inferred('States and transitions: rules', {
  'field/added-after-start': 'A field can be added to a document of a started transaction.',
})
