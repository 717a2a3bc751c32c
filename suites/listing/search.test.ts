// The text search of the list.
export {}
