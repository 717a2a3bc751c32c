// Several signers of one field, and one signer of several.
export {}
