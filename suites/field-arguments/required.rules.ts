import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

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
  inferred(`The table requires a name for these types, and for boxes the "id or unique name of the parent group". An
    empty text is neither a name nor the id of anything: a request with it lacks a required argument, and "codes in the
    4xx range signal an error caused by input arguments".`)('Fields', {
    'field-arguments/name-empty-create':
      'Creating a checkbox group, radiobutton or dropdown with an empty name is refused.',
    'field-arguments/parent-empty-create': 'Creating a checkbox or radiobutton with an empty parent is refused.',
  }),
  open('Fields', {
    'field-arguments/required-omitted-update':
      'Whether an update can omit the arguments that the creation of the field requires, and whether the field keeps them.',
  }),
)
