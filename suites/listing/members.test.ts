// What list items show, and that it is what the transaction shows.
export {}
