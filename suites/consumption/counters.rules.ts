import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'

/** A workspace in which nothing else is done. */
const ALONE = ['workspaces'] as const
const SIGNED = [...ALONE, ...ACTING] as const

const OF_WORKSPACE =
  'The service "computes the workspace consumption report": all that is done in the workspace counts in it, whichever of its keys asked ' +
  'for it, and nothing that is done in another one.'
const NOTHING_ELSE =
  'The counts are of transactions, acts and things, each by its own name: what never was is counted nowhere.'

const TWO_ARE_TWO = 'These are counts, "Transactions by state": two transactions in a state are two.'

/** What work a consumption report counts. When a started transaction leaves the count is not judged. */
export const countersRules = tableOf(
  stated('Consumption report', ALONE, {
    'consumption/started-counted':
      'A transaction that was just started counts once in `started_transactions`, and as completed, cancelled or expired not at all.',
    'consumption/cancelled-counted':
      'A transaction that was cancelled after its start counts once in `cancelled_transactions`, and as completed or expired not at all.',
  }),
  stated('Consumption report', TIME, {
    'consumption/expired-counted':
      'A transaction that expired counts once in `expired_transactions`, and as completed or cancelled not at all.',
  }),
  stated('Consumption report', SIGNED, {
    'consumption/completed-counted':
      'A completed transaction counts once in `completed_transactions`, and as cancelled or expired not at all.',
    'consumption/signatures-counted':
      'The signature of a completed transaction of one signer counts once in `signatures`.',
    'consumption/signed-documents-counted':
      'The document of a completed transaction of one signer counts once in `signed_documents`.',
    'consumption/visas-counted': 'A visa that was given in a completed transaction counts once in `visas`.',
    'consumption/reviews-counted': 'The review of one document in a completed transaction counts once in `reviews`.',
  }),
  stated('Consumption report', [...SIGNED, ...AUTHORIZABLE], {
    'consumption/seals-counted': 'The seal on the document of a completed transaction counts once in `seals`.',
    'consumption/sealed-documents-counted':
      'A document that was sealed in a completed transaction counts once in `sealed_documents`.',
  }),
  inferred(
    'The report has "Signatures and signed documents", and both by required level with the "same keys": what counts at all has one of these ' +
      'levels, whichever it is.',
  )('Consumption report', SIGNED, {
    'consumption/signatures-by-level-counted':
      'The signature of a completed transaction of one signer counts once under a level of `signatures_by_required_level`.',
    'consumption/signed-documents-by-level-counted':
      'The document of such a transaction counts once under a level of `signed_documents_by_required_level`.',
  }),
  inferred(NOTHING_ELSE)('Consumption report', ALONE, {
    'consumption/fresh-counts-nothing':
      'Before anything was done in a workspace its report counts nothing, also when it is read again.',
  }),
  inferred(
    '"Transactions by state" are started, completed, cancelled and expired ones: a draft is in none of these states, and nobody has acted on it.',
  )('Consumption report', ALONE, {
    'consumption/draft-uncounted': 'A draft that could be started counts in no state, and nothing on it as signed.',
  }),
  inferred(
    '"Transactions by state", and the table of states has closed and completed as two: "closed (all participants completed their ' +
      'action), completed (final documents extended and available for download)".',
  )('Consumption report', [...SIGNED, ...HOLD], {
    'consumption/closed-not-completed':
      'A closed transaction counts in `completed_transactions` once it is completed, and not before.',
  }),
  inferred(NOTHING_ELSE)('Consumption report', SIGNED, {
    'consumption/unmoved-stay-zero':
      'A completed transaction of one signer counts as no visa, review, seal or capture, and as no identity or certificate.',
    'consumption/visa-no-signature': 'A signature and a visa of two participants count as one signature.',
    'consumption/reviews-no-signature': 'A signature and the review of its document count as one signature.',
    'consumption/signatures-refused': 'A signature that was refused counts as none, and its document as not signed.',
  }),
  inferred(NOTHING_ELSE)('Consumption report', [...SIGNED, ...AUTHORIZABLE], {
    'consumption/seals-no-signature':
      'A signature and a seal on one document count as one signature and one signed document, and as no seal that stands alone.',
  }),
  inferred(
    '"Alternate signers share a field": one acts in the place of the other, and a task of the other "no longer needs performing". What ' +
      'nobody performed is no signature.',
  )('Consumption report', SIGNED, {
    'consumption/signatures-of-alternates': 'A field that one of two alternate signers signed counts as one signature.',
  }),
  inferred(TWO_ARE_TWO)('Consumption report', ALONE, {
    'consumption/transactions-add-up':
      'Two transactions that are started, and then cancelled, count twice in each state.',
  }),
  inferred(TWO_ARE_TWO)('Consumption report', TIME, {
    'consumption/expired-add-up': 'Two transactions that expire count twice.',
  }),
  inferred(TWO_ARE_TWO)('Consumption report', SIGNED, {
    'consumption/completed-add-up':
      'Two transactions that are completed count twice, and so do their signatures and their documents.',
  }),
  inferred(
    'These are counts of "Signatures and signed documents", two things: two signers sign twice, and a document that both of them ' +
      'signed is one document.',
  )('Consumption report', SIGNED, {
    'consumption/signatures-add-up': 'The signatures of two signers on one document count twice in `signatures`.',
    'consumption/signed-document-of-two': 'A document that two signers signed counts once in `signed_documents`.',
    'consumption/signed-documents-add-up':
      'Two documents of one transaction that were signed count twice in `signed_documents`.',
  }),
  inferred(OF_WORKSPACE)('Endpoints: Consumption report', ['workspaces', 'second-key'], {
    'consumption/counts-all-keys':
      'A transaction started with one key counts in the reports of all keys of the workspace.',
  }),
  inferred(OF_WORKSPACE)('Endpoints: Consumption report', ALONE, {
    'consumption/counts-private': 'A private transaction that was started counts like any other.',
    'consumption/counts-own-workspace':
      'A transaction started in one workspace does not count in the report of another.',
  }),
  open('Consumption report', SIGNED, {
    'consumption/works-counted': 'Which counts each step of a transaction moves.',
    'consumption/started-later': 'Whether a started transaction leaves its count when it ends.',
    'consumption/paused-counted': 'Which counters of a report a paused transaction changes.',
    'consumption/cancelled-draft-counted': 'Whether a draft that was cancelled counts as cancelled.',
    'consumption/read-documents-counted': 'Which acts count as a read document.',
    'consumption/timestamps-counted': 'Which acts count as a timestamp.',
    'consumption/transactions-by-max-level-counted': 'Which transactions count by their level, and when.',
    'consumption/levels-counted': 'Which level signatures and signed documents count under.',
  }),
  stated('Consumption report', unreachable('no-call', 'no documented call requests a capture'), {
    'consumption/captures-counted': 'A capture counts in `captures`.',
  }),
  stated('Consumption report', unreachable('no-call', 'no documented call seals anything outside a transaction'), {
    'consumption/standalone-seals-counted': 'A seal that is put on alone counts in `standalone_seals`.',
  }),
  stated('Consumption report', unreachable('no-call', 'the calls for identities and registrations are not shown'), {
    'consumption/pvid-identities-counted': 'Identities processed through the pvid route are counted, by their result.',
    'consumption/pvid-certificates-counted': 'Certificates created with pvid are counted.',
    'consumption/web-identities-counted': 'Identities processed through the web route are counted, by their result.',
    'consumption/web-certificates-counted': 'Certificates created with web identity are counted.',
  }),
)
