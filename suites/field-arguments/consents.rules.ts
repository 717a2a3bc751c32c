import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { AS_PASSED } from '../interface/document/derivations.ts'
import { lengthLimit } from '../interface/writes/limited-texts.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { WITHOUT_FEATURE } from './derivations.ts'

/** The consents of signature and visa fields, mandatory and optional. */
export const consentsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/consents-kept-*':
      'One or several consents passed * are stored by a signature field and by a visa field.',
  }),
  lengthLimit('field-arguments/consent', 'Fields', 'consent', 600),
  eachWrite.stated('Fields', ['optional-consents'], {
    'field-arguments/optional-consents-kept-*':
      'One or several optional consents passed * are stored by a signature field and by a visa field.',
  }),
  eachWrite.inferred(AS_PASSED)('Fields', ['optional-consents'], {
    'field-arguments/optional-consents-signs-*':
      'If an optional consent with markup or non-ASCII letters is accepted *, it is stored unchanged.',
  }),
  lengthLimit('field-arguments/optional-consent', 'Fields', 'optional consent', 600, ['optional-consents']),
  eachWrite.stated('Fields', ['optional-consents'], {
    'field-arguments/consents-apart-*':
      'If consents and optional consents of one field are passed *, each list is stored in its own member.',
  }),
  eachWrite.inferred(WITHOUT_FEATURE)('Fields', ['optional-consents-off'], {
    'field-arguments/optional-consents-off-*':
      'If optional consents are not activated, a field never shows those that were passed *.',
  }),
  stated('Fields', unreachable('no-call', 'no documented call shows the signature page'), {
    'field-arguments/consents-grouped':
      'The signature page groups the consents that the fields of a document ask of one participant.',
  }),
  open('Fields', {
    'field-arguments/consents-update-again':
      'Whether the consents of an update replace the old ones or are added to them.',
  }),
)
