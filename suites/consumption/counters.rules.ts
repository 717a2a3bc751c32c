import { each, inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'

/** A workspace that no other scenario uses. */
const ALONE = ['workspaces'] as const
export const SIGNED = [...ALONE, ...ACTING] as const

export const OF_WORKSPACE =
  'The service "computes the workspace consumption report": everything that happens in the workspace counts in it, whichever of its keys made ' +
  'the request, and nothing that happens in another workspace counts.'
const NOTHING_ELSE =
  'Each counter counts one kind of transaction, act or thing under its own name: only existing ones are counted.'

const TWO_ARE_TWO = 'These are counts, "Transactions by state": two transactions in a state count as two.'

const ONE_IS_ONE =
  'These are counts of "signed documents" and "sealed documents", next to those of "signatures" and "seals": one document that one ' +
  'participant or certificate signed is one signed document, in however many fields.'

/** The work that a consumption report counts. Whether a started transaction later leaves the count is not judged. */
export const countersRules = tableOf(
  stated('Consumption report', ALONE, {
    'consumption/started-counted':
      'A transaction that has just started counts once in `started_transactions` and never as completed, cancelled or expired.',
    'consumption/cancelled-counted':
      'A transaction that was cancelled after its start counts once in `cancelled_transactions` and never as completed or expired.',
  }),
  stated('Consumption report', SIGNED, {
    'consumption/cancelled-halfway-counted':
      'If one of two signers has signed or refused, a transaction that is cancelled counts once in `cancelled_transactions`.',
  }),
  stated('Consumption report', [...TIME, ...ACTING], {
    'consumption/expired-halfway-counted':
      'If one of two signers has signed or refused, a transaction that expires counts once in `expired_transactions`.',
  }),
  stated('Consumption report', TIME, {
    'consumption/expired-counted':
      'An expired transaction counts once in `expired_transactions` and never as completed or cancelled.',
  }),
  stated('Consumption report', SIGNED, {
    'consumption/completed-counted':
      'A completed transaction counts once in `completed_transactions` and never as cancelled or expired.',
    'consumption/signatures-counted':
      'The signature of a completed transaction with one signer counts once in `signatures`.',
    'consumption/signed-documents-counted':
      'A document that was signed in a completed transaction counts once in `signed_documents`.',
    'consumption/visas-counted': 'A visa in a completed transaction counts once in `visas`.',
    'consumption/reviews-counted': 'The review of one document in a completed transaction counts once in `reviews`.',
  }),
  stated('Consumption report', [...SIGNED, ...AUTHORIZABLE], {
    'consumption/seals-counted': 'The seal on the document of a completed transaction counts once in `seals`.',
    'consumption/sealed-documents-counted':
      'A document that was sealed in a completed transaction counts once in `sealed_documents`.',
  }),
  inferred(`The report has "Signatures and signed documents", and both by required level with the "same keys": every
    signature and every signed document has one of these levels.`)('Consumption report', SIGNED, {
    'consumption/signatures-by-level-counted':
      'Each signature of a completed transaction counts under exactly one level of `signatures_by_required_level`.',
    'consumption/signed-documents-by-level-counted':
      'Each signed document of a completed transaction counts under exactly one level of `signed_documents_by_required_level`.',
  }),
  inferred(NOTHING_ELSE)('Consumption report', ALONE, {
    'consumption/fresh-counts-nothing':
      'Before anything happens in a workspace, its report counts nothing; reading the report changes no count.',
  }),
  inferred(`"Transactions by state" are started, completed, cancelled and expired ones: a draft is in none of these
    states, and nobody has acted on it. A draft that is cancelled is at most one of the cancelled ones.`)(
    'Consumption report',
    ALONE,
    {
      'consumption/draft-uncounted':
        'Until it is cancelled, a draft counts in no state, then at most as cancelled; nothing in it counts as signed.',
    },
  ),
  inferred(`"Transactions by state", and the table of states has closed and completed as two: "closed (all participants
    completed their action), completed (final documents
    extended and available for download)".`)('Consumption report', [...SIGNED, ...HOLD], {
    'consumption/closed-not-completed':
      'A closed transaction counts in `completed_transactions` only once it is completed.',
  }),
  inferred(NOTHING_ELSE)('Consumption report', SIGNED, {
    'consumption/unmoved-stay-zero':
      'A completed transaction with one signer counts no visa, review, seal or capture; at a low level, no identity or certificate either.',
    'consumption/visa-no-signature': 'If one participant signs and another gives a visa, `signatures` counts one.',
    'consumption/reviews-no-signature':
      'If one participant signs a document and another reviews it, `signatures` counts one.',
    'consumption/signatures-refused':
      'If a participant refuses to sign or review, no signature, visa, review or signed document is counted for it.',
  }),
  inferred(NOTHING_ELSE)('Consumption report', ALONE, {
    'consumption/awaited-uncounted':
      'Signatures and visas of a started transaction do not count before they are given.',
  }),
  inferred(NOTHING_ELSE)('Consumption report', [...SIGNED, ...AUTHORIZABLE], {
    'consumption/seals-no-signature':
      'If a document is signed, and it or another is sealed, one signature counts; on the same document, one signed document and no standalone seal.',
  }),
  inferred(`"Alternate signers share a field": one acts in place of the other, and the task of the other "no longer
    needs performing". A task that nobody performed is neither a signature nor a
    visa, and adds no signed document.`)('Consumption report', SIGNED, {
    'consumption/signatures-of-alternates':
      'If one of two alternates performs their task, it counts once: a visa, or a signature and a signed document.',
  }),
  inferred(TWO_ARE_TWO)('Consumption report', ALONE, {
    'consumption/transactions-add-up':
      'Two transactions that are started count as two, and so do two that are cancelled.',
  }),
  inferred(TWO_ARE_TWO)('Consumption report', TIME, {
    'consumption/expired-add-up': 'Two expired transactions count as two.',
  }),
  inferred(TWO_ARE_TWO)('Consumption report', SIGNED, {
    'consumption/completed-add-up':
      'Two completed transactions count as two, and so do their two signatures and their two documents.',
  }),
  inferred(`These are counts of "visas" and "reviews": two of them are two, in one transaction or in
    two.`)('Consumption report', SIGNED, {
    'consumption/visas-add-up': 'Two visas count as two, in one completed transaction or in two.',
    'consumption/reviews-add-up':
      'Two reviews, of the documents of two signers, count as two, in one completed transaction or in two.',
  }),
  inferred(`These are counts of "seals and sealed documents": those in two transactions are
    two.`)('Consumption report', [...SIGNED, ...AUTHORIZABLE], {
    'consumption/seals-add-up':
      'The seals in two completed transactions count as two, and so do the two sealed documents.',
  }),
  inferred(`These are counts of "seals and sealed documents": two documents with a seal each are two sealed documents,
    and have two seals.`)('Consumption report', [...SIGNED, ...AUTHORIZABLE, 'other-seal'], {
    'consumption/seals-of-each':
      'If two certificates seal a document each, they count as two in `seals` and `sealed_documents`.',
  }),
  inferred(`These are counts of "seals and sealed documents": two documents that were sealed are two sealed documents,
    whichever certificate sealed them.`)('Consumption report', [...SIGNED, ...AUTHORIZABLE], {
    'consumption/sealed-documents-of-one-seal':
      'If one certificate seals two documents of a completed transaction, they count as two in `sealed_documents`.',
  }),
  inferred(`These are counts of "transactions by state": however often one transaction is paused or started again, it is
    one transaction.`)('Consumption report', ALONE, {
    'consumption/paused-once':
      'A transaction that was paused, and one that was started again, counts at most once in `started_transactions`.',
  }),
  each([
    { word: 'cancelled', name: 'cancelled', needs: ALONE },
    { word: 'expired', name: 'expired', needs: TIME },
    { word: 'completed', name: 'completed', needs: SIGNED },
  ]).inferred(`These are counts of "transactions by state": whatever state a transaction comes to, it was started as
    one transaction.`)('Consumption report', {
    'consumption/started-once-*': 'A transaction that is * counts at most once in `started_transactions`.',
  }),
  inferred(`${OF_WORKSPACE} HTTP Basic and Bearer are "two equivalent forms" of authentication.`)(
    'Endpoints: Consumption report',
    ALONE,
    {
      'consumption/counts-both-forms':
        'Transactions that were started with Basic and with Bearer authentication count alike.',
    },
  ),
  inferred(`These are counts of "Signatures and signed documents", which are two things: two signers give two
    signatures, and two documents that were signed are two signed documents.`)('Consumption report', SIGNED, {
    'consumption/signatures-add-up': 'The signatures of two signers on one document count as two in `signatures`.',
    'consumption/signed-documents-add-up':
      'Two signed documents of one transaction count as two in `signed_documents`.',
  }),
  inferred(ONE_IS_ONE)('Consumption report', SIGNED, {
    'consumption/document-signed-in-two-fields':
      'If one participant signs two fields of one document, it counts once in `signed_documents`.',
  }),
  inferred(ONE_IS_ONE)('Consumption report', [...SIGNED, ...AUTHORIZABLE], {
    'consumption/document-sealed-in-two-fields':
      'If one certificate seals two fields of one document, it counts once in `sealed_documents`.',
  }),
  inferred(OF_WORKSPACE)('Endpoints: Consumption report', ['workspaces', 'second-key'], {
    'consumption/counts-all-keys':
      'A transaction that was started with one key counts in the reports for all keys of the workspace.',
  }),
  inferred(OF_WORKSPACE)('Endpoints: Consumption report', ALONE, {
    'consumption/counts-private': 'A started private transaction counts like any other.',
    'consumption/counts-own-workspace':
      'A transaction that was started in one workspace does not count in the report of another.',
  }),
  open('Consumption report', SIGNED, {
    'consumption/works-counted': 'Which counts change with each step of a transaction.',
    'consumption/started-later': 'Whether a transaction leaves the count of `started_transactions` when it ends.',
    'consumption/paused-counted': 'Which counts of a report change when a transaction is paused.',
    'consumption/cancelled-draft-counted': 'Whether a cancelled draft counts as cancelled.',
    'consumption/read-documents-counted': 'Which acts count in `read_documents`.',
    'consumption/timestamps-counted': 'Which acts count in `timestamps`.',
    'consumption/transactions-by-max-level-counted':
      'Which transactions count in `transactions_by_max_level`, and when.',
    'consumption/signed-document-of-two':
      'How often a document that two signers signed counts in `signed_documents` and under its levels.',
    'consumption/levels-counted': 'Which level signatures and signed documents are counted under.',
  }),
  stated('Consumption report', unreachable('no-call', 'no documented call requests a capture'), {
    'consumption/captures-counted': 'A capture counts in `captures`.',
  }),
  stated('Consumption report', unreachable('no-call', 'no documented call seals anything outside a transaction'), {
    'consumption/standalone-seals-counted': 'A standalone seal counts in `standalone_seals`.',
  }),
  stated('Consumption report', unreachable('no-call', 'the calls for identities and registrations are not shown'), {
    'consumption/pvid-identities-counted':
      'Identities that are processed through the pvid route are counted by their result.',
    'consumption/pvid-certificates-counted': 'Certificates that are created with pvid are counted.',
    'consumption/web-identities-counted':
      'Identities that are processed through the web route are counted by their result.',
    'consumption/web-certificates-counted': 'Certificates that are created with web identity are counted.',
  }),
)
