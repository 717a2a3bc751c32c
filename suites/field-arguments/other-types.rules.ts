import { tableOf, type Condition, type Statements } from '../../helpers/engine/catalogue/rule.ts'
import { eachRunning } from '../interface/document/states.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The rules that an argument is ignored on types without it: `<argument>-elsewhere-create` and `-update`. */
const only = <Id extends string>(id: Id, types: string, condition: Condition = []) =>
  eachWrite.stated('Fields', condition, {
    [`${id}-elsewhere-*`]: `On types other than ${types}, the argument \`${id.split('/')[1]?.replace('-', '_')}\` has no effect *.`,
  } as Statements<`${Id}-elsewhere-*`>)

/** Arguments on types other than their own: they are refused or ignored. */
export const otherTypesRules = tableOf(
  only('field-arguments/consents', 'signature and visa'),
  only('field-arguments/optional-consents', 'signature and visa', ['optional-consents']),
  only('field-arguments/font-size', 'label'),
  only('field-arguments/height', 'text, label and dropdown'),
  only('field-arguments/width', 'text, label and dropdown'),
  only('field-arguments/tooltip', 'text and image'),
  only('field-arguments/value', 'label, dropdown and text'),
  only('field-arguments/checked', 'checkbox and radiobutton'),
  only('field-arguments/minimum-required', 'checkbox_group'),
  only('field-arguments/parent', 'checkbox and radiobutton'),
  only('field-arguments/required', 'dropdown, radiobutton, image, text, company_name and job_title'),
  only('field-arguments/options', 'dropdown'),
  only('field-arguments/format', 'signature_date'),
  eachRunning.stated('Fields', {
    'field-arguments/elsewhere-*':
      'On types that the row of an argument excludes, the argument has no effect on a field of *.',
  }),
)
