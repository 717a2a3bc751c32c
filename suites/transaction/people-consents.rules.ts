import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

const OPTIONAL = [...ACTING, 'optional-consents'] as const

/** The consents of each of several persons and documents. */
export const peopleConsentsRules = tableOf(
  inferred(
    '`collected` has "Done consent actions: objects with `actor` (string) and `documents` (array of objects: `id`, `granted_consents` (array), ...)": what an object tells was granted by its actor, and in the document beside it. Consents are those of a field, which that signer alone was asked for.',
  )('Transaction object', ACTING, {
    'transaction/collected-person-own':
      '`collected` shows each of two signers of one document with their own consents alone.',
    'transaction/collected-none-of-person':
      'If the fields of a signer ask for no consent, `collected` shows none of theirs, whatever another signer gave.',
    'transaction/collected-document-own':
      '`collected` shows each consent of a signer with the document that asked for it, and with no other.',
    'transaction/collected-not-of-reviewer':
      '`collected` shows a reviewer with no consent of the participant they reviewed.',
  }),
  stated('Transaction object', ACTING, {
    'transaction/collected-each-document':
      'The consents of one signer to two documents are both among the granted ones, the same text of both documents too.',
    'transaction/collected-each-person': 'If two signers gave the same consent, `collected` shows it for both.',
    'transaction/collected-not-by-refusal': 'A signer who refused has granted no consent.',
  }),
  inferred(
    '`collected` has "Done consent actions", and several "alternate signers share a field": who did not sign because another one did has done no such action.',
  )('Transaction object', ACTING, {
    'transaction/collected-not-of-alternate': '`collected` shows no consent of an alternate signer who did not sign.',
  }),
  inferred(
    '`collected` has "Done consent actions": an action that was done stays done when its actor is given new instructions, which may open it again, but take back nothing.',
  )('Transaction object', ACTING, {
    'transaction/collected-stays-reopened': 'A granted consent still shows when its signer has signed another field.',
  }),
  inferred(
    '`collected` has "Done consent actions": a pause or a cancellation keeps participants from acting further, and undoes no action that was done.',
  )('Transaction object', ACTING, {
    'transaction/collected-stays-paused':
      'The consent of one of two signers still shows when the transaction is paused.',
    'transaction/collected-stays-cancelled':
      'The consent of one of two signers still shows when the transaction is cancelled.',
  }),
  stated('Transaction object', OPTIONAL, {
    'transaction/collected-each-optional':
      'Of two optional consents, one of which was declined, one is among the granted and the other among the ungranted ones.',
  }),
  inferred(
    '`collected` has for each actor and document `granted_consents` and `ungranted_consents`: a text that one signer declined and another one granted is the one of the first and the other of the second.',
  )('Transaction object', OPTIONAL, {
    'transaction/collected-declined-by-one':
      'A declined consent shows as ungranted for the signer who declined it alone.',
    'transaction/collected-granted-by-other':
      'A consent that one of two signers declined shows as granted for the other.',
  }),
  open('Transaction object', ACTING, {
    'transaction/collected-without-consents':
      'Whether a signer whose fields ask for no consent is among the collected.',
  }),
)
