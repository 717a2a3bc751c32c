// What does not authorize a certificate.
export {}
