// Certificates for legal person as signers.
export {}
