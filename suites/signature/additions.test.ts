// Signers that are assigned to fields, and how the transaction shows them.
export {}
