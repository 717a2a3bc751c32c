import {
  ofAlternates,
  ofAlternateVisas,
  ofOne,
  ofTwo,
  ofTwoDocuments,
  twice,
  twiceOfOne,
  twoDocumentsOfOne,
  twoDocumentsOfOneFile,
  twoFieldsOfOne,
  withLateDocument,
  withReview,
  withSeal,
  withSealAlone,
  withSealOnBoth,
  withSealOnEach,
  withSealOnTwoFields,
  withTurnedVisa,
  withVisa,
  withVisaAfterTwo,
  withVisaOfSigner,
} from './works.ts'

// Completed work, with the counts of a report that it comes to.

const ONE = { signatures: 1, signed_documents: 1 }
const TWO = { completed_transactions: 2, signatures: 2, signed_documents: 2 }

/** The last part of the rule id, what is counted, the completed work, and its counts. */
export const COUNTED_WORKS = [
  ['signatures-counted', 'a signature', ofOne, { signatures: 1 }],
  ['signed-documents-counted', 'a signed document', ofOne, { signed_documents: 1 }],
  ['visas-counted', 'a visa', withVisa, { visas: 1 }],
  ['visas-counted', 'one visa and two signatures', withVisaAfterTwo, { visas: 1 }],
  ['visas-counted', 'a visa of a person who also signs', withVisaOfSigner, { visas: 1 }],
  ['signed-documents-counted', 'a signed document that also has a visa', withVisa, { signed_documents: 1 }],
  ['visa-no-signature', 'a visa as no signature', withVisa, { signatures: 1 }],
  ['visa-no-signature', 'a visa that was a signature field as no signature', withTurnedVisa, { signatures: 1 }],
  ['reviews-counted', 'a review', withReview, { reviews: 1 }],
  ['seals-counted', 'a seal', withSeal, { seals: 1 }],
  ['sealed-documents-counted', 'a sealed document', withSeal, { sealed_documents: 1 }],
  ['sealed-documents-counted', 'a sealed document next to a signed one', withSealAlone, { sealed_documents: 1 }],
  // The document of a seal may count as signed, too.
  ['seals-no-signature', 'a signature next to a sealed document', withSealAlone, { signatures: 1 }],
  ['signatures-add-up', 'the signatures of two signers', ofTwo, { signatures: 2 }],
  ['signed-documents-add-up', 'two signed documents', ofTwoDocuments, { signed_documents: 2 }],
  ['signed-documents-add-up', 'two signed documents of one signer', twoDocumentsOfOne, { signed_documents: 2 }],
  ['signed-documents-add-up', 'two signed documents of one file', twoDocumentsOfOneFile, { signed_documents: 2 }],
  ['signed-documents-add-up', 'a signed document added after the start', withLateDocument, { signed_documents: 2 }],
  ['completed-add-up', 'two completed transactions', twice, TWO],
  ['completed-add-up', 'two completed transactions of the same signer', twiceOfOne, TWO],
  ['sealed-documents-of-one-seal', 'two documents under one seal', withSealOnBoth, { sealed_documents: 2 }],
  ['document-signed-in-two-fields', 'a document with two signed fields', twoFieldsOfOne, { signed_documents: 1 }],
  ['document-sealed-in-two-fields', 'a document with two sealed fields', withSealOnTwoFields, { sealed_documents: 1 }],
  ['seals-of-each', 'two seals on two documents', withSealOnEach, { seals: 2, sealed_documents: 2 }],
  ['signatures-of-alternates', 'one signature for two alternate signers', ofAlternates, ONE],
  ['signatures-of-alternates', 'one visa for two alternates', ofAlternateVisas, { visas: 1, signatures: 1 }],
  ['reviews-no-signature', 'a review as no signature', withReview, { signatures: 1, signed_documents: 1, visas: 0 }],
  [
    'seals-no-signature',
    'a seal neither as a signature nor as a standalone seal',
    withSeal,
    { signatures: 1, signed_documents: 1, standalone_seals: 0 },
  ],
] as const

/** The kind of count, the completed work, the sum of its counts by level, and the rule of the count without levels. */
export const WORKS_BY_LEVEL = [
  ['signatures', 'a signature', ofOne, 1, 'signatures-counted'],
  ['signatures', 'two signatures', ofTwo, 2, 'signatures-add-up'],
  // The document leaves open whether these are one signature or two.
  ['signatures', 'two documents of one signer', twoDocumentsOfOne, 'as many as in total', 'signatures-counted'],
  ['signed_documents', 'a signed document', ofOne, 1, 'signed-documents-counted'],
  ['signed_documents', 'two signed documents', ofTwoDocuments, 2, 'signed-documents-add-up'],
] as const
export const BY_LEVEL_RULES = {
  signatures: 'consumption/signatures-by-level-counted',
  signed_documents: 'consumption/signed-documents-by-level-counted',
} as const
