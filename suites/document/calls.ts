/** The calls on documents (document: Files and documents). */
export const DOCUMENT_CALLS = ['addDocument', 'updateDocument', 'deleteDocument'] as const
/** The calls whose path names a document. */
export const ONE_DOCUMENT_CALLS = ['updateDocument', 'deleteDocument'] as const
