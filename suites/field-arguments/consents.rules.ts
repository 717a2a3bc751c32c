import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { lengthLimit } from '../interface/writes/limited-texts.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { AS_PASSED } from './derivations.ts'

const ONLY_WHERE_ACTIVATED =
  'Of optional consents the document says that "the feature must be activated on the workspace". Where it is not, no field has any: whether they are refused ' +
  'or passed over is left open, but a field that shows them has what its workspace has not.'

/** The consents of signature and visa fields, mandatory and optional. */
export const consentsRules = tableOf(
  eachWrite.stated('Fields', {
    'field-arguments/consents-kept-*':
      'Consents passed *, one or several, are held by a signature field and by a visa field.',
  }),
  lengthLimit('field-arguments/consent', 'Fields', 'consent', 600),
  eachWrite.stated('Fields', ['optional-consents'], {
    'field-arguments/optional-consents-kept-*':
      'Optional consents passed *, one or several, are held by a signature field and by a visa field.',
  }),
  eachWrite.inferred(AS_PASSED)('Fields', ['optional-consents'], {
    'field-arguments/optional-consents-signs-*':
      'An optional consent passed * that is accepted is held with its signs of markup and letters beyond ASCII.',
  }),
  lengthLimit('field-arguments/optional-consent', 'Fields', 'optional consent', 600, ['optional-consents']),
  eachWrite.stated('Fields', ['optional-consents'], {
    'field-arguments/consents-apart-*':
      'Consents and optional consents of one field that are passed * are each held as what they are.',
  }),
  eachWrite.inferred(ONLY_WHERE_ACTIVATED)('Fields', ['optional-consents-off'], {
    'field-arguments/optional-consents-off-*':
      'Where optional consents are not activated, a field has none that were passed *.',
  }),
  stated('Fields', unreachable('no-call', 'the signature page is shown by no documented call'), {
    'field-arguments/consents-grouped':
      'The signature page groups what several fields of a document ask one participant to consent to.',
  }),
  open('Fields', {
    'field-arguments/consents-update-again': 'Whether the consents of an update replace the old ones or join them.',
  }),
)
