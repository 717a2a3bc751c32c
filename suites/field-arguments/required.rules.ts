import { open, stated, tableOf } from '../../helpers/catalogue/rule.ts'

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
  open('Fields', {
    'field-arguments/required-omitted-update':
      'Whether an update takes a field without the arguments that its creation requires, and what it keeps of them.',
  }),
)
