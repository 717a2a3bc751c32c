// When actions open and close.
export {}
