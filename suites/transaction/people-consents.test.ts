// The consents of each of several persons and documents.
export {}
