import { inferred, type RuleTable } from '../../helpers/catalogue/rule.ts'

/** In which states of the transaction fields can be added. */
export const statesRules = {
  'field/added-after-start': inferred(
    'States and transitions: rules',
    'A field can be added to a document of a started transaction.',
  ),
} satisfies RuleTable<'field'>
