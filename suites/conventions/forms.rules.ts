import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** How forms are read. */
export const formsRules = tableOf(
  stated('Conventions', { 'conventions/forms-understood': 'Request bodies in a form are understood.' }),
  eachWrite.stated('Conventions', {
    'conventions/form-understood-*': 'Arguments in a form are understood *.',
    'conventions/form-percent-*': 'Percent-encoded values are decoded *.',
    'conventions/form-plus-*': 'A plus sign in a form stands for a blank *.',
    'conventions/form-once-*': 'A percent-encoded plus or percent sign stands for itself *.',
    'conventions/form-utf-8-*': 'Percent-encoded UTF-8 is understood *.',
    'conventions/brackets-raw-*': 'Brackets in argument names are understood * as well as percent-encoded ones.',
    'conventions/brackets-encoded-*':
      'Percent-encoded brackets in argument names are understood * as well as plain ones.',
  }),
  stated('Conventions', { 'conventions/form-percent-cancel': 'Percent-encoded values are decoded on cancellation.' }),
  inferred(
    '"Request bodies are form-encoded", in an interface of "standard HTTP verbs and status codes": in HTTP a parameter leaves a ' +
      'content type what it is, so that a body of application/x-www-form-urlencoded is a form with a charset beside it too.',
  )('Conventions', {
    'conventions/form-charset': 'A form whose content type names its charset is understood.',
  }),
)
