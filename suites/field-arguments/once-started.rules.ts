import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { EMPTY_LACKS, WITHOUT_FEATURE } from './derivations.ts'
import { LATE_AS_DRAFT, TYPES_REFUSE } from '../interface/document/derivations.ts'
import { eachRunning } from '../interface/document/states.ts'

/** Arguments of a field that is added to a transaction or changed after its start, and their limits. */
export const onceStartedRules = tableOf(
  eachRunning.stated('Fields', {
    'field-arguments/label-value-beyond-limit-*': 'Adding a label with a `value` of 201 characters to * is refused.',
    'field-arguments/consent-beyond-limit-*': 'Adding a field with a consent of 601 characters to * is refused.',
    'field-arguments/tooltip-beyond-limit-*': 'Adding a text field with a `tooltip` of 101 characters to * is refused.',
    'field-arguments/options-beyond-limit-*': 'Adding a dropdown with 16 options to * is refused.',
    'field-arguments/option-key-beyond-limit-*':
      'Adding a dropdown with an option key of 21 characters to * is refused.',
    'field-arguments/option-value-beyond-limit-*':
      'Adding a dropdown with an option value of 201 characters to * is refused.',
    'field-arguments/option-value-backslash-*':
      'Adding a dropdown with a backslash in an option value to * is refused.',
    'field-arguments/option-empty-value-*': 'Adding a dropdown with an empty option value to * is refused.',
    'field-arguments/dropdown-value-backslash-*': 'Adding a dropdown whose `value` has a backslash to * is refused.',
    'field-arguments/font-size-beyond-limit-*': 'Adding a label with a `font_size` of 13 to * is refused.',
    'field-arguments/font-size-below-limit-*': 'Adding a label with a `font_size` of 6 to * is refused.',
    'field-arguments/format-unlisted-*': 'Adding a signature date with an unlisted format to * is refused.',
    'field-arguments/name-required-*': 'Adding a dropdown without a name to * is refused.',
    'field-arguments/page-required-*': 'Adding a dropdown without `page` to * is refused.',
    'field-arguments/x-required-*': 'Adding a dropdown without `x` to * is refused.',
    'field-arguments/y-required-*': 'Adding a dropdown without `y` to * is refused.',
    'field-arguments/parent-required-*': 'Adding a checkbox without a parent to * is refused.',
  }),
  eachRunning.stated('Fields', {
    'field-arguments/label-value-beyond-limit-update-*': 'Giving a label of * a `value` of 201 characters is refused.',
    'field-arguments/consent-beyond-limit-update-*':
      'Giving a signature field of * a consent of 601 characters is refused.',
    'field-arguments/tooltip-beyond-limit-update-*':
      'Giving a text field of * a `tooltip` of 101 characters is refused.',
    'field-arguments/options-beyond-limit-update-*': 'Giving a dropdown of * 16 options is refused.',
    'field-arguments/option-key-beyond-limit-update-*':
      'Giving a dropdown of * an option key of 21 characters is refused.',
    'field-arguments/option-value-beyond-limit-update-*':
      'Giving a dropdown of * an option value of 201 characters is refused.',
    'field-arguments/option-value-backslash-update-*':
      'Giving a dropdown of * an option value with a backslash is refused.',
    'field-arguments/option-empty-value-update-*': 'Giving a dropdown of * an empty option value is refused.',
    'field-arguments/dropdown-value-backslash-update-*':
      'Giving a dropdown of * a `value` with a backslash is refused.',
    'field-arguments/font-size-beyond-limit-update-*': 'Giving a label of * a `font_size` of 13 is refused.',
    'field-arguments/font-size-below-limit-update-*': 'Giving a label of * a `font_size` of 6 is refused.',
    'field-arguments/format-unlisted-update-*': 'Giving a signature date of * an unlisted format is refused.',
  }),
  eachRunning.inferred(TYPES_REFUSE)('Fields', {
    'field-arguments/checked-not-boolean-*':
      'Adding a checkbox whose `checked` is neither true nor false to * is refused.',
    'field-arguments/checked-not-boolean-update-*':
      'Giving a checkbox of * a `checked` that is neither true nor false is refused.',
    'field-arguments/required-not-boolean-*':
      'Adding a text field whose `required` is neither true nor false to * is refused.',
    'field-arguments/required-not-boolean-update-*':
      'Giving a text field of * a `required` that is neither true nor false is refused.',
    'field-arguments/number-in-letters-*': 'Adding a label whose `font_size` is a word to * is refused.',
    'field-arguments/number-in-letters-update-*': 'Giving a label of * a word as `font_size` is refused.',
  }),
  eachRunning.inferred(EMPTY_LACKS)('Fields', {
    'field-arguments/name-empty-*': 'Adding a dropdown with an empty name to * is refused.',
    'field-arguments/parent-empty-*': 'Adding a checkbox with an empty parent to * is refused.',
  }),
  eachRunning.inferred(WITHOUT_FEATURE)('Fields', ['optional-consents-off'], {
    'field-arguments/optional-consents-off-*':
      'If optional consents are not activated, no field that is added to * has any.',
  }),
  eachRunning.inferred(LATE_AS_DRAFT)('Fields', {
    'field-arguments/together-*': 'If a field with several arguments can be added to *, all of them are stored.',
    'field-arguments/together-update-*':
      'If several arguments of a field of * can be changed in one request, all of them are stored.',
  }),
)
