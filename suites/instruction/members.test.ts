// What each member of the instructions of a transaction is.
export {}
