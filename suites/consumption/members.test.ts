// What a consumption report shows.
export {}
