// Filters of the list by times.
export {}
