// What work a consumption report counts.
export {}
