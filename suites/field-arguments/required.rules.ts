import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { EMPTY_LACKS } from './derivations.ts'

/** The arguments that some types of fields require, and those that they do not. */
export const requiredRules = tableOf(
  stated('Fields', {
    'field-arguments/name-required-create':
      'Creating a checkbox group, checkbox, radio group, radiobutton or dropdown without a name is refused.',
    'field-arguments/page-required-create': 'Creating a dropdown without `page` is refused.',
    'field-arguments/x-required-create': 'Creating a dropdown without `x` is refused.',
    'field-arguments/y-required-create': 'Creating a dropdown without `y` is refused.',
    'field-arguments/parent-required-create': 'Creating a checkbox or radiobutton without a parent is refused.',
    'field-arguments/value-optional-create': 'Creating a label without a value is accepted.',
    'field-arguments/options-optional-create': 'Creating a dropdown without options is accepted.',
  }),
  inferred(EMPTY_LACKS)('Fields', {
    'field-arguments/name-empty-create':
      'Creating a checkbox group, checkbox, radio group, radiobutton or dropdown with an empty name is refused.',
    'field-arguments/parent-empty-create': 'Creating a checkbox or radiobutton with an empty parent is refused.',
  }),
  open('Fields', {
    'field-arguments/required-omitted-update':
      'Whether an update can omit the arguments that the creation of the field requires, and whether the field keeps them.',
  }),
)
