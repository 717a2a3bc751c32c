import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { eachWrite } from '../interface/writes.ts'

/** How forms are read, and the times in them. */
export const formsRules = tableOf(
  eachWrite.stated('Conventions', {
    'conventions/form-percent-*': 'Percent-encoded values are decoded *.',
    'conventions/form-plus-*': 'A plus sign in a form stands for a blank *.',
    'conventions/form-once-*': 'A percent-encoded plus sign stands for itself *.',
    'conventions/brackets-raw-*': 'Brackets in argument names are understood *.',
    'conventions/brackets-encoded-*': 'Percent-encoded brackets in argument names are understood *.',
  }),
  stated('Conventions', { 'conventions/form-percent-cancel': 'Percent-encoded values are decoded on cancellation.' }),
  eachWrite.inferred('')('Conventions', { 'conventions/form-utf-8-*': 'Percent-encoded UTF-8 is understood *.' }),
  inferred('')('Conventions', {
    'conventions/form-charset': 'A form whose content type names its charset is understood.',
  }),
  stated('Conventions', { 'conventions/time-argument-utc': 'A time argument in UTC is understood.' }),
  inferred('')('Conventions', {
    'conventions/time-argument-offset': 'A time argument with an offset is understood.',
    'conventions/time-argument-milliseconds': 'A time argument with milliseconds is understood.',
  }),
)
