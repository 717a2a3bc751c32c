// Tasks through a whole signing.
export {}
