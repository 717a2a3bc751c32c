// Filters of the list by what a transaction is and whose it is.
export {}
