import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

const EMPTY_NAMES_NOTHING =
  'The table requires the name of these types, and of boxes the "id or unique name of the parent group". An empty text is no name, and the id of nothing: who ' +
  'sends it has not given what is required, and "codes in the 4xx range signal an error caused by input arguments".'

/** What some types of fields cannot be created without, and what none of them needs. */
export const requiredRules = tableOf(
  stated('Fields', {
    'field-arguments/name-required-create':
      'A checkbox group, checkbox, radio group, radiobutton or dropdown is not created without a name.',
    'field-arguments/page-required-create': 'A dropdown is not created without a page.',
    'field-arguments/x-required-create': 'A dropdown is not created without x.',
    'field-arguments/y-required-create': 'A dropdown is not created without y.',
    'field-arguments/parent-required-create': 'A checkbox or radiobutton is not created without a parent.',
    'field-arguments/value-optional-create': 'A label is created without a value.',
    'field-arguments/options-optional-create': 'A dropdown is created without options.',
  }),
  inferred(EMPTY_NAMES_NOTHING)('Fields', {
    'field-arguments/name-empty-create':
      'A checkbox group, radiobutton or dropdown is not created with an empty text for its required name.',
    'field-arguments/parent-empty-create':
      'A checkbox or radiobutton is not created with an empty text for its required parent.',
  }),
  open('Fields', {
    'field-arguments/required-omitted-update':
      'Whether an update takes a field without the arguments that its creation requires, and what it keeps of them.',
  }),
)
