import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The consents of signers that a transaction shows. */
export const consentsRules = tableOf(
  stated('Transaction object', ACTING, {
    'transaction/collected-when-done': 'When a signer has given a consent, `collected` shows it.',
    'transaction/collected-granted': 'A granted consent is among `granted_consents`.',
    'transaction/collected-granted-apart': 'A granted consent is not among `ungranted_consents`.',
    'transaction/collected-only-of-done':
      'When one of two signers has signed, `collected` shows only the consents of that signer, granted or not.',
  }),
  stated('Transaction object', {
    'transaction/collected-only-when-done':
      'Until the action of a signer is done, `collected` shows no granted consent of theirs.',
  }),
  inferred(
    '`collected` lists "Done consent actions: objects with `actor` (string)", and the `actor` of an action is the "Email of the participant performing the action": the consents of a signer are listed under the email of that signer, not under another email.',
  )('Transaction object', ACTING, {
    'transaction/collected-actor': 'The `actor` of collected consents is the signer who gave them.',
  }),
  inferred(
    '`collected` has for each actor "`documents` (array of objects: `id`, `granted_consents` (array), ...)", and the `id` of a document is the "Document id": it shows to which document of the transaction the consents in the same object belong.',
  )('Transaction object', ACTING, {
    'transaction/collected-document':
      'Collected consents are listed with the `id` of the document whose field asked for them.',
  }),
  inferred(
    '`collected` lists "Done consent actions" with "`granted_consents` (array)" and "`ungranted_consents` (array)". A signer who acted once granted or declined each consent once.',
  )('Transaction object', [...ACTING, 'optional-consents'], {
    'transaction/collected-once':
      'A consent that a signer granted or declined for one field is listed once in `collected`.',
  }),
  stated('Transaction object', [...ACTING, 'optional-consents'], {
    'transaction/collected-granted-optional': 'A granted optional consent is among `granted_consents`.',
    'transaction/collected-granted-optional-apart': 'A granted optional consent is not among `ungranted_consents`.',
    'transaction/collected-ungranted': 'A declined optional consent is among `ungranted_consents`.',
    'transaction/collected-ungranted-apart': 'A declined optional consent is not among `granted_consents`.',
  }),
)
