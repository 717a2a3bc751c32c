/** The counts of a report that are one number, each with the last part of its rule id (document: Consumption report). */
export const COUNTERS = [
  { word: 'started-transactions', name: 'started_transactions' },
  { word: 'completed-transactions', name: 'completed_transactions' },
  { word: 'cancelled-transactions', name: 'cancelled_transactions' },
  { word: 'expired-transactions', name: 'expired_transactions' },
  { word: 'visas', name: 'visas' },
  { word: 'read-documents', name: 'read_documents' },
  { word: 'seals', name: 'seals' },
  { word: 'sealed-documents', name: 'sealed_documents' },
  { word: 'standalone-seals', name: 'standalone_seals' },
  { word: 'reviews', name: 'reviews' },
  { word: 'captures', name: 'captures' },
  { word: 'signatures', name: 'signatures' },
  { word: 'signed-documents', name: 'signed_documents' },
  { word: 'timestamps', name: 'timestamps' },
  { word: 'pvid-identities-analysed', name: 'pvid_identities_analysed' },
  { word: 'pvid-identities-validated', name: 'pvid_identities_validated' },
  { word: 'pvid-identities-rejected', name: 'pvid_identities_rejected' },
  { word: 'certificate-creation-with-pvid', name: 'certificate_creation_with_pvid' },
  { word: 'web-identities-analysed', name: 'web_identities_analysed' },
  { word: 'web-identities-validated', name: 'web_identities_validated' },
  { word: 'web-identities-rejected', name: 'web_identities_rejected' },
  { word: 'certificate-creation-with-web', name: 'certificate_creation_with_web' },
] as const
export type Counter = (typeof COUNTERS)[number]['name']

/** The counts that a report splits by level. */
export const BY_LEVEL = [
  { word: 'signatures-by-required-level', name: 'signatures_by_required_level' },
  { word: 'signed-documents-by-required-level', name: 'signed_documents_by_required_level' },
  { word: 'transactions-by-max-level', name: 'transactions_by_max_level' },
] as const
export type ByLevel = (typeof BY_LEVEL)[number]['name']

export const LEVELS = ['level_0', 'level_1', 'level_2', 'level_3', 'level_4'] as const

/** Counts that no signature changes. */
export const UNMOVED: Readonly<Partial<Record<Counter, number>>> = {
  visas: 0,
  reviews: 0,
  captures: 0,
  seals: 0,
  sealed_documents: 0,
  standalone_seals: 0,
}

/** Counts that only a signature of a high level changes, because its signer is identified and gets a certificate. */
export const UNMOVED_BY_LOW_LEVELS: typeof UNMOVED = {
  pvid_identities_analysed: 0,
  pvid_identities_validated: 0,
  pvid_identities_rejected: 0,
  certificate_creation_with_pvid: 0,
  web_identities_analysed: 0,
  web_identities_validated: 0,
  web_identities_rejected: 0,
  certificate_creation_with_web: 0,
}
