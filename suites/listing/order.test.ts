// The order of the list, and walks through it.
export {}
