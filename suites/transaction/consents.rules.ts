import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** What a transaction tells of the consents of its signers. */
export const consentsRules = tableOf(
  stated('Transaction object', ACTING, {
    'transaction/collected-when-done': 'Once a consent was given, `collected` shows it.',
    'transaction/collected-granted': 'A granted consent is among the `granted_consents`.',
    'transaction/collected-granted-apart': 'A granted consent is not among the `ungranted_consents`.',
    'transaction/collected-only-of-done':
      'Once one of two signers has signed, `collected` shows the consent of that signer alone, granted or not.',
  }),
  stated('Transaction object', {
    'transaction/collected-only-when-done': 'Until its action is done, `collected` shows no granted consent.',
  }),
  inferred(
    '`collected` lists "Done consent actions: objects with `actor` (string)", and the `actor` of an action is the "Email of the participant performing the action": what a signer consented to is told under the email of that signer, and not under that of another.',
  )('Transaction object', ACTING, {
    'transaction/collected-actor': 'The `actor` of collected consents is the signer who gave them.',
  }),
  inferred(
    '`collected` has for each actor "`documents` (array of objects: `id`, `granted_consents` (array), ...)", and the `id` of a document is the "Document id": it tells to which document of the transaction the consents beside it belong.',
  )('Transaction object', ACTING, {
    'transaction/collected-document': 'Collected consents name the document whose field asked for them, by its id.',
  }),
  stated('Transaction object', [...ACTING, 'optional-consents'], {
    'transaction/collected-granted-optional': 'A granted optional consent is among the `granted_consents`.',
    'transaction/collected-granted-optional-apart': 'A granted optional consent is not among the `ungranted_consents`.',
    'transaction/collected-ungranted': 'A declined optional consent is among the `ungranted_consents`.',
    'transaction/collected-ungranted-apart': 'A declined optional consent is not among the `granted_consents`.',
  }),
)
