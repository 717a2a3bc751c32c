import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** How forms are read. */
export const formsRules = tableOf(
  stated('Conventions', { 'conventions/forms-understood': 'Form-encoded request bodies are understood.' }),
  eachWrite.stated('Conventions', {
    'conventions/form-understood-*': 'Form-encoded arguments are understood *.',
    'conventions/form-percent-*': 'Percent-encoded values are decoded *.',
    'conventions/form-plus-*': 'A plus sign in a form is read as a space *.',
    'conventions/form-once-*': 'A percent-encoded plus or percent sign is read literally *.',
    'conventions/form-utf-8-*': 'Percent-encoded UTF-8 is understood *.',
    'conventions/brackets-raw-*': 'Unencoded brackets in argument names are understood *.',
    'conventions/brackets-encoded-*': 'Percent-encoded brackets in argument names are understood *.',
  }),
  stated('Conventions', { 'conventions/form-percent-cancel': 'Percent-encoded values are decoded on cancellation.' }),
  inferred(`"Request bodies are form-encoded", in an interface of "standard HTTP verbs and status codes": in HTTP a
    parameter does not change a content type, so a body of application/x-www-form-urlencoded with a charset is still a
    form.`)('Conventions', {
    'conventions/form-charset': 'A form whose content type names a charset is understood.',
  }),
  eachWrite.inferred(`The limits are in characters: 1000 for a message, 15 entries of metadata with values of 200, and
    so on. Texts within them are valid, however many bytes they take once they are form-encoded.`)('Limits', {
    'conventions/form-long-*': 'A form of 25,000 bytes whose arguments are within their limits is understood *.',
  }),
)
