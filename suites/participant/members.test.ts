// What each member of a participant is.
export {}
