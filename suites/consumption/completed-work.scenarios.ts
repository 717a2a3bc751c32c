import { inOwnWorkspace } from './in-own-workspace.ts'
import { comesToCount, levelsOf, reportOf } from './reports.ts'
import { ofAlternates, ofOne, ofTwo, ofTwoDocuments, twice, withReview, withSeal, withVisa } from './works.ts'

// The counts of completed work. Each case has a workspace of its own, because other work would count too.

/** Completed work and its counts. */
const signed = [
  { rule: 'signatures-counted', what: 'a signature', of: ofOne, counts: { signatures: 1 } },
  { rule: 'signed-documents-counted', what: 'a signed document', of: ofOne, counts: { signed_documents: 1 } },
  { rule: 'visas-counted', what: 'a visa', of: withVisa, counts: { visas: 1 } },
  { rule: 'visa-no-signature', what: 'a visa as no signature', of: withVisa, counts: { signatures: 1 } },
  { rule: 'reviews-counted', what: 'a review', of: withReview, counts: { reviews: 1 } },
  { rule: 'seals-counted', what: 'a seal', of: withSeal, counts: { seals: 1 } },
  { rule: 'sealed-documents-counted', what: 'a sealed document', of: withSeal, counts: { sealed_documents: 1 } },
  { rule: 'signatures-add-up', what: 'the signatures of two signers', of: ofTwo, counts: { signatures: 2 } },
  {
    rule: 'signed-document-of-two',
    what: 'a document with two signatures once',
    of: ofTwo,
    counts: { signed_documents: 1 },
  },
  {
    rule: 'signed-documents-add-up',
    what: 'two signed documents',
    of: ofTwoDocuments,
    counts: { signed_documents: 2 },
  },
  {
    rule: 'completed-add-up',
    what: 'two completed transactions',
    of: twice,
    counts: { completed_transactions: 2, signatures: 2, signed_documents: 2 },
  },
  {
    rule: 'signatures-of-alternates',
    what: 'one signature for two alternate signers',
    of: ofAlternates,
    counts: { signatures: 1 },
  },
  {
    rule: 'reviews-no-signature',
    what: 'a review as no signature',
    of: withReview,
    counts: { signatures: 1, signed_documents: 1, visas: 0 },
  },
  {
    rule: 'seals-no-signature',
    what: 'a seal neither as a signature nor as a standalone seal',
    of: withSeal,
    counts: { signatures: 1, signed_documents: 1, standalone_seals: 0 },
  },
] as const

for (const { rule, what, of, counts } of signed) {
  inOwnWorkspace(`consumption/${rule}`, `counts ${what}`, async (context) => {
    await of(context)
    await comesToCount(context, counts)
  })
}

for (const { rule, name } of [
  { rule: 'signatures-by-level-counted', name: 'signatures_by_required_level' },
  { rule: 'signed-documents-by-level-counted', name: 'signed_documents_by_required_level' },
] as const) {
  inOwnWorkspace(`consumption/${rule}`, `counts a signature in ${name}`, async (context) => {
    await ofOne(context)
    await context.eventually(async () => {
      const report = await reportOf(context)
      context.check.that(
        `${name} of the report`,
        levelsOf(report, name).includes(1),
        'one of the levels is 1',
        report[name],
      )
    })
  })
}
