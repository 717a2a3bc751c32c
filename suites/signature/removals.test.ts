// Signers that are removed.
export {}
