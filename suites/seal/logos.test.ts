// The logo shown on a seal.
export {}
