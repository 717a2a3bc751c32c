import { inferred, open, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const OPTIONAL = [...ACTING, 'optional-consents'] as const

/** The consents of each of several persons and documents. */
export const peopleConsentsRules = tableOf(
  inferred(
    '`collected` has "Done consent actions: objects with `actor` (string) and `documents` (array of objects: `id`, `granted_consents` (array), ...)": what an object tells was granted by its actor, and in the document beside it. Consents are those of a field, which that signer alone was asked for.',
  )('Transaction object', ACTING, {
    'transaction/collected-person-own': 'Of two signers of one document each is told with their own consents alone.',
    'transaction/collected-none-of-person':
      'A signer whose fields ask for no consent is told with none, though another signer of the document gave one.',
    'transaction/collected-document-own':
      'The consents of one signer to two documents are told with the document that asked for each, and with no other.',
    'transaction/collected-not-of-reviewer': 'A reviewer is told with no consent of whom they reviewed.',
  }),
  stated('Transaction object', ACTING, {
    'transaction/collected-each-document':
      'The consents of one signer to two documents are both among the granted ones, the same text of both documents too.',
    'transaction/collected-each-person': 'The same consent of two signers is told of both.',
    'transaction/collected-not-by-refusal': 'A signer who refused has granted no consent.',
  }),
  inferred(
    '`collected` has "Done consent actions", and several "alternate signers share a field": who did not sign because another one did has done no such action.',
  )('Transaction object', ACTING, {
    'transaction/collected-not-of-alternate': 'An alternate signer who did not sign is told with no consent.',
  }),
  inferred(
    '`collected` has "Done consent actions": an action that was done stays done when its actor is given new instructions, which may open it again, but take back nothing.',
  )('Transaction object', ACTING, {
    'transaction/collected-stays-reopened': 'A granted consent is still told when its signer has signed another field.',
  }),
  inferred(
    '`collected` has "Done consent actions": a pause or a cancellation keeps participants from acting further, and undoes no action that was done.',
  )('Transaction object', ACTING, {
    'transaction/collected-stays-paused':
      'What one of two signers granted is still told when the transaction is paused.',
    'transaction/collected-stays-cancelled':
      'What one of two signers granted is still told when the transaction is cancelled.',
  }),
  stated('Transaction object', OPTIONAL, {
    'transaction/collected-each-optional':
      'Of two optional consents, one of which was declined, one is among the granted and the other among the ungranted ones.',
  }),
  inferred(
    '`collected` has for each actor and document `granted_consents` and `ungranted_consents`: a text that one signer declined and another one granted is the one of the first and the other of the second.',
  )('Transaction object', OPTIONAL, {
    'transaction/collected-declined-by-one': 'A consent is told as ungranted by who declined it, and by nobody else.',
    'transaction/collected-granted-by-other':
      'A consent that one signer declined is told as granted by another who did not.',
  }),
  open('Transaction object', ACTING, {
    'transaction/collected-without-consents':
      'Whether a signer whose fields ask for no consent is among the collected.',
  }),
)
